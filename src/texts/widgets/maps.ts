import { mapLink } from './mapLink';

/** What maps say. */
export const maps = {
  /** The name of a map's region. */
  titled: 'Map: {place}',
  open: mapLink.open,
  load: 'Load map from {site}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close address',
};
