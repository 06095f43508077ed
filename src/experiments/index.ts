export { createExperiments as createService } from './createExperiments';
