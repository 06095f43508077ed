export { createOwner as createService } from './createOwner';
