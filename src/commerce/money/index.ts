export { createMoneyTexts as createService } from './createMoneyTexts';
