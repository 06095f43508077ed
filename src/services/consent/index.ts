export { createSiteConsent as createService } from './siteConsent';
