export { createCheckout as createService } from './createCheckout';
