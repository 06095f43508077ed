import { useLayoutEffect, useState } from 'react';
import type { Scope } from '#engine/scope';
import type { FormModel } from '../formModel';
import { createFormCaptcha, type FormCaptcha } from './createFormCaptcha';
import { startOnTouch } from './startOnTouch';

/**
 * Returns the captcha of a form, started by the first touch of it; null for a form that needs none.
 *
 * @param scope The block's.
 */
export function useCaptcha(scope: Scope, { form, captcha: slot }: FormModel): FormCaptcha | null {
  const [captcha] = useState(() => slot && createFormCaptcha(scope, slot));
  useLayoutEffect(() => {
    if (!captcha) return undefined;
    const touches = scope.begin();
    startOnTouch(touches, form, captcha);
    return touches.destroy;
  }, [scope, form, captcha]);
  return captcha;
}
