import type { Captchas } from '../captchas';
import { createCaptcha } from './createCaptcha';

/** Creates the service `captcha`. */
export const createService = (): Captchas => ({ create: createCaptcha });
