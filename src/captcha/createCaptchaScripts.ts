import { createOwnerPolicy } from '../html/ownerPolicy';
import { pageNonce } from '../html/pageNonce';
import { parseLink } from '../links/parseLink';
import type { Runtime } from '../runtime';
import type { CaptchaProvider } from './captchaProvider';

/** How long a provider may take before the visitor is told, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Where a page holds the script of another provider with the same API. */
const SELECTOR = 'template[data-captcha-script]';

/** The scripts of captcha providers, each once a page. */
export interface CaptchaScripts {
  /**
   * Resolves when the provider can render. Rejects where its script does not come within ten
   * seconds, may not come or makes no captchas; the next call tries anew.
   */
  load(provider: CaptchaProvider, siteKey: string): Promise<void>;
  destroy(): void;
}

/** https, or the page's own origin. */
const mayCome = (address: string) => {
  const url = parseLink(address, location.href, ['https:', 'http:']);
  return url?.protocol === 'https:' || url?.origin === location.origin;
};

/**
 * The page's own script where it holds one, else the provider's. The clone of a script in a
 * template runs under `trusted-types 'none'` too; ours needs the policy `skerry`.
 *
 * @throws Error for an address that is not allowed, TypeError where Trusted Types refuse it.
 */
function createScript(address: string): HTMLScriptElement {
  const template = document.querySelector<HTMLTemplateElement>(SELECTOR);
  const held = template?.content.querySelector('script');
  const script = held ? document.importNode(held, true) : document.createElement('script');
  if (!held) script.src = createOwnerPolicy().createScriptURL(address);
  if (!mayCome(script.src)) throw new Error(`${script.src} may not be loaded`);
  script.nonce = pageNonce();
  return script;
}

/** The one loader of a run: every captcha asks `runtime.part(createCaptchaScripts)`. */
export function createCaptchaScripts({ clock }: Runtime): CaptchaScripts {
  const loading = new Map<CaptchaProvider, Promise<void>>();
  const scripts = new Set<HTMLScriptElement>();

  const run = (script: HTMLScriptElement) =>
    new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`${script.src} did not load`)));
      scripts.add(script);
      document.head.append(script);
    });

  const fetchProvider = async (provider: CaptchaProvider, siteKey: string) => {
    if (await provider.ready()) return;
    await run(createScript(provider.address(siteKey)));
    if (!(await provider.ready())) throw new Error('Its script makes no captchas');
  };

  const forgetScripts = () => {
    for (const script of scripts) script.remove();
    scripts.clear();
  };

  return {
    load(provider, siteKey) {
      const known = loading.get(provider);
      if (known) return known;
      const promise = new Promise<void>((resolve, reject) => {
        const stop = clock.after(PATIENCE_MS, () =>
          reject(new Error(`Nothing came in ${PATIENCE_MS} ms`)),
        );
        fetchProvider(provider, siteKey).then(resolve, reject).finally(stop);
      });
      loading.set(provider, promise);
      promise.catch(() => {
        loading.delete(provider);
        forgetScripts();
      });
      return promise;
    },
    destroy: forgetScripts,
  };
}
