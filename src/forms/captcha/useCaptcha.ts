import { useLayoutEffect, useState } from 'react';
import type { Runtime } from '../../runtime';
import type { FormModel } from '../formModel';
import type { Captcha } from './captcha';
import { createFormCaptcha } from './createFormCaptcha';
import { startOnTouch } from './startOnTouch';

/** The captcha of a form, started by the first touch of it; null for a form that needs none. */
export function useCaptcha(runtime: Runtime, { form, captcha: slot }: FormModel): Captcha | null {
  const [captcha] = useState(() => slot && createFormCaptcha(runtime, slot));
  useLayoutEffect(() => {
    if (!captcha) return undefined;
    const stop = startOnTouch(form, captcha);
    return () => {
      stop();
      captcha.destroy();
    };
  }, [form, captcha]);
  return captcha;
}
