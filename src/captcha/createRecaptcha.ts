import type { CaptchaProvider } from './captchaProvider';

/** What the script puts on the window, as `grecaptcha` or `grecaptcha.enterprise`. */
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
 * reCAPTCHA, or whatever has its API (hCaptcha by `?recaptchacompat=on`, Turnstile by
 * `?compat=recaptcha`), rendered explicitly.
 *
 * @param isEnterprise For a key of reCAPTCHA Enterprise, whose script and API stand apart.
 */
export function createRecaptcha(isEnterprise: boolean): CaptchaProvider {
  /** An element of this name makes no API. */
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
