import type { Runtime } from '../runtime';
import type { Captchas } from '../services/captchas';
import { createCaptcha } from './createCaptcha';

/** The service `captcha`. */
export const createService = (runtime: Runtime): Captchas => ({
  create: (request) => createCaptcha(runtime, request),
});
