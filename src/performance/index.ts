export { createPerformanceReports as createService } from './createPerformanceReports';
