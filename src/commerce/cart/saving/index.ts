export { createSaving as createService } from './createSaving';
