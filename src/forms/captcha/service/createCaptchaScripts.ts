import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { createOwnerPolicy } from '#page/html/ownerPolicy';
import { isServersScript, pageNonce } from '#page/html/pageNonce';
import { parseLink } from '#page/links/parseLink';
import type { CaptchaProvider } from './createRecaptcha';

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
}

/** Whether a script may come from there: by https, or from the page's own origin. */
const mayCome = (address: string) => {
  const url = parseLink(address, location.href, ['https:', 'http:']);
  return url?.protocol === 'https:' || url?.origin === location.origin;
};

/**
 * Creates the page's own script where it holds one, else the provider's. The clone of a script in a
 * template runs under `trusted-types 'none'` too; ours needs the policy `skerry`.
 *
 * @throws Error for an address that is not allowed, TypeError where Trusted Types refuse it.
 */
function createScript(runtime: Runtime, address: string): HTMLScriptElement {
  const template = document.querySelector<HTMLTemplateElement>(SELECTOR);
  const held = template?.content.querySelector('script');
  const script = held ? document.importNode(held, true) : document.createElement('script');
  if (held && !isServersScript(runtime, held)) {
    throw new Error("The captcha's script is without the page's nonce");
  }
  if (!held) script.src = createOwnerPolicy().createScriptURL(address);
  if (!mayCome(script.src)) throw new Error(`${script.src} may not be loaded`);
  script.nonce = pageNonce(runtime);
  return script;
}

/** Puts a script into the page until the scope ends; resolves when it has run. */
const run = (scope: Scope, script: HTMLScriptElement) =>
  new Promise<void>((resolve, reject) => {
    scope.listen(script, {
      load: () => resolve(),
      error: () => reject(new Error(`${script.src} did not load`)),
    });
    scope.own(() => script.remove());
    document.head.append(script);
  });

async function loadProvider(
  scope: Scope,
  provider: CaptchaProvider,
  siteKey: string,
): Promise<void> {
  if (await provider.ready()) return;
  await run(scope, createScript(scope.runtime, provider.address(siteKey)));
  if (!(await provider.ready())) throw new Error('Its script makes no captchas');
}

/** Creates the one loader of a run: every captcha asks `runtime.part(createCaptchaScripts)`. */
export function createCaptchaScripts(runtime: Runtime): CaptchaScripts {
  const scope = runtime.scope();
  const loading = new Map<CaptchaProvider, Promise<void>>();

  return {
    load(provider, siteKey) {
      const known = loading.get(provider);
      if (known) return known;
      const attempt = scope.begin();
      const promise = new Promise<void>((resolve, reject) => {
        const stop = attempt.after(PATIENCE_MS, () =>
          reject(new Error(`Nothing came in ${PATIENCE_MS} ms`)),
        );
        loadProvider(attempt, provider, siteKey).then(resolve, reject).finally(stop);
      });
      loading.set(provider, promise);
      promise.catch(() => {
        loading.delete(provider);
        attempt.destroy();
      });
      return promise;
    },
  };
}
