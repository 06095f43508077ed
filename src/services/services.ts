import type { HtmlGate } from '../html/htmlGate';
import type { Http } from '../http/http';
import type { Runtime } from '../runtime';
import type { Sanitizer } from '../sanitizer/sanitizer';
import type { Videos } from '../videos/videos';
import type { Analytics } from './analytics';
import type { Captchas } from './captchas';
import type { CookieBanner } from './cookieBanner';
import type { Dialogs } from './dialogs';
import type { Experiments } from './experiments';
import type { Formwork } from './formwork';
import type { Galleries } from './galleries';
import type { Lightboxes } from './lightboxes';
import type { Owner } from './owner';
import type { Rotations } from './rotations';
import type { SiteConsent } from './siteConsent';
import type { SitePart } from './sitePart';
import type { Visitors } from './visitors';

/** The lazy services: each is loaded for the first that asks, and there is one of it in a run. */
export interface Services {
  /** Measurement, with the visitor's consent. */
  analytics: Analytics;
  /** Captchas of forms. */
  captcha: Captchas;
  /** How many comments there are, by the site's comments service. */
  comments: SitePart;
  /** Feature toggles and A/B tests. */
  experiments: Experiments;
  /** Drawn forms, and forms in dialogs. */
  formwork: Formwork;
  /** The site's web fonts. */
  fonts: SitePart;
  /** Galleries made by code. */
  gallery: Galleries;
  /** Calls below /api/. */
  http: Http;
  /** HTML into the page. */
  html: HtmlGate;
  /** Confirmation, alert and information. */
  dialog: Dialogs;
  /** The visitor's consent, for the page. */
  consent: SiteConsent & SitePart;
  /** The cookie banner. */
  'cookie-banner': CookieBanner;
  /** What the site announces at the top of its pages. */
  'announcement-bar': SitePart;
  /** How to reach the site's owner, at the bottom of a small window. */
  'mobile-info-bar': SitePart;
  /** The site's popup. */
  'popup-overlay': SitePart;
  /** Pictures and videos, one at a time over the page. */
  lightbox: Lightboxes;
  /** The button that stops slides which change by themselves. */
  rotation: Rotations;
  /** What those who are logged in to the site have beside its visitors. */
  owner: Owner;
  /** The videos of the page. */
  video: Pick<Videos, 'take'>;
  /** Counts visits and how fast the page is, with the visitor's consent. */
  visitors: Visitors;
  /** For the gate alone, where the browser sanitises no HTML by itself. */
  sanitizer: Sanitizer;
}

/** The services that `src/site` starts where the page calls for them. */
export type SitePartName =
  | 'consent'
  | 'visitors'
  | 'owner'
  | 'fonts'
  | 'comments'
  | 'announcement-bar'
  | 'mobile-info-bar'
  | 'popup-overlay';

/** What the chunk of a service holds. */
export interface ServiceModule<Service> {
  /** Makes the service. One that has a `destroy` is stopped by `Skerry.destroy()`. */
  createService(runtime: Runtime): Service;
}

/** Where the code of each service is. */
export type ServiceLoaders = {
  [Name in keyof Services]: () => Promise<ServiceModule<Services[Name]>>;
};
