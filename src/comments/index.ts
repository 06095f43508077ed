export { createComments as createService } from './createComments';
