export { createSiteConsent as createService } from './createSiteConsent';
