import type { FormModel } from '../formModel';

/**
 * The captcha's slot in a form or newsletter, as the server sends it; null where there is none. Asks
 * through the prototype: a field of the form may be called `querySelector`.
 */
export function readCaptcha(root: Element): FormModel['captcha'] {
  const container = Element.prototype.querySelector.call(root, '.captcha-container');
  if (!(container instanceof HTMLElement)) return null;
  const { classList, dataset } = container;
  return {
    container,
    settings: {
      theme: dataset.theme === 'dark' ? 'dark' : 'light',
      align:
        (['center', 'right'] as const).find((side) => classList.contains(`align-${side}`)) ??
        'left',
    },
  };
}
