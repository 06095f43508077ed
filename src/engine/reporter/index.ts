export { createErrorLedger as createService } from './errorLedger';
