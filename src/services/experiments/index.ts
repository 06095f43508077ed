export { createExperiments as createService } from './experiments';
