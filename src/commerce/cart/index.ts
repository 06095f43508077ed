export { createCart as createService } from './createCart';
