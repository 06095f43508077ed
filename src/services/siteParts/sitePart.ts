import type { Cancel } from '#engine/clock';
import type { Services } from '#engine/runtime';

/** A part of the page as a whole that the settings of the site call for: a service of its own. */
export interface SitePart {
  /** Does what the settings say, until stopped. */
  start(): Cancel;
}

/** The services that are parts of the page as a whole: the page-level initializer starts them. */
export type SitePartName = {
  [Name in keyof Services]: Services[Name] extends SitePart ? Name : never;
}[keyof Services];
