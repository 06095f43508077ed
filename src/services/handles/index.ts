export { createHandles as createService } from './createHandles';
