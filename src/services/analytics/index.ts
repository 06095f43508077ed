export { createAnalytics as createService } from './analytics';
