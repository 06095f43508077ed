export { createFonts as createService } from './createFonts';
