/** Looks and listeners of one captcha. */
export interface CaptchaRendering {
  siteKey: string;
  size: 'normal' | 'compact';
  theme: 'light' | 'dark';
  /** The visitor solved it; the answer is sent with the form. */
  onSolved(answer: string): void;
  /** The answer holds no longer. */
  onExpired(): void;
  /** The provider can't go on: the network is gone, or the key is wrong. */
  onError(): void;
}

/** One captcha that a provider shows. */
export interface CaptchaHandle {
  /** Forgets the answer and asks anew. */
  reset(): void;
  /** Takes it away, as far as the provider can: its nodes go with their container. */
  remove(): void;
}

/** A maker of captchas. Nothing else of Skerry knows which one it is. */
export interface CaptchaProvider {
  /** The address of its script for a site's key, on a page that names no other. */
  address(siteKey: string): string;
  /** Resolves with whether `render` may be called; false until its script has run. */
  ready(): Promise<boolean>;
  /** @throws What the provider throws, as for a key that it does not know. */
  render(node: HTMLElement, rendering: CaptchaRendering): CaptchaHandle;
}

/** The API that the script puts on the window, as `grecaptcha` or `grecaptcha.enterprise`. */
interface Api {
  render(node: HTMLElement, options: Readonly<Record<string, unknown>>): number | string;
  reset(id: number | string): void;
  /** Others that have the same API can also take one away. */
  remove?(id: number | string): void;
  /** Calls `run` when `render` is there. */
  ready?(run: () => void): void;
}

const API = 'grecaptcha';

/**
 * Creates the provider of reCAPTCHA, or of whatever has its API (hCaptcha by
 * `?recaptchacompat=on`, Turnstile by `?compat=recaptcha`), rendered explicitly.
 *
 * @param isEnterprise For a key of reCAPTCHA Enterprise, whose script and API stand apart.
 */
export function createRecaptcha(isEnterprise: boolean): CaptchaProvider {
  // An element of this name is no API.
  const find = (): Partial<Api> | undefined => {
    const api = Reflect.get(window, API);
    return (isEnterprise && api?.enterprise) || api;
  };
  const canRender = () => typeof find()?.render === 'function';

  return {
    address: () =>
      `https://www.google.com/recaptcha/${isEnterprise ? 'enterprise' : 'api'}.js?render=explicit`,
    ready: () =>
      new Promise((resolve) => {
        const api = find();
        // Some know `ready` but throw where their script came in asynchronously.
        if (canRender() || typeof api?.ready !== 'function') resolve(canRender());
        else api.ready(() => resolve(canRender()));
      }),
    render(node, { siteKey, size, theme, onSolved, onExpired, onError }) {
      const api = find() as Api;
      const id = api.render(node, {
        sitekey: siteKey,
        size,
        theme,
        callback: onSolved,
        'expired-callback': onExpired,
        'error-callback': onError,
      });
      return {
        reset: () => api.reset(id),
        remove: () => api.remove?.(id),
      };
    },
  };
}
