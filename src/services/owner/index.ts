export { createOwner as createService } from './owner';
