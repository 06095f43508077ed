export { createMotion as createService } from './motion';
