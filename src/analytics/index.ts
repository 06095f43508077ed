export { createAnalytics as createService } from './createAnalytics';
