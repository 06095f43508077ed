import type { Cancel } from '../clock';

/** A part of the page as a whole that the settings of the site call for: a service of its own. */
export interface SitePart {
  /** Does what the settings say, until stopped. */
  start(): Cancel;
}
