export { createErrorLedger } from './errorLedger';
