/** What a form says of its captcha. The site's key comes from the site context. */
export interface CaptchaSettings {
  theme: 'light' | 'dark';
  /** Where it stands in its container. */
  align: 'left' | 'center' | 'right';
}

/** A form's captcha in the server's markup. */
export interface CaptchaSlot {
  container: HTMLElement;
  settings: CaptchaSettings;
}

/**
 * Reads the captcha's slot in a form or newsletter; null where there is none. Asks through the
 * prototype: a field of the form may be called `querySelector`.
 */
export function readCaptcha(root: Element): CaptchaSlot | null {
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
