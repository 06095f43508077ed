import type { Photo } from 'react-photo-album';
import type { Stage } from './stopwatch';

/** The items as react-photo-album wants them. */
export const photos = ({ sizes }: Stage): Photo[] => sizes.map((size) => ({ src: '', ...size }));
