import { inTime } from '#engine/inTime';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { isServersScript, pageNonce } from '#page/html/pageNonce';
import { createScript } from '#page/html/scripts/createScript';
import { runScript } from '#page/html/scripts/runScript';
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
function findScript(runtime: Runtime, address: string): HTMLScriptElement {
  const template = document.querySelector<HTMLTemplateElement>(SELECTOR);
  const held = template?.content.querySelector('script');
  if (held && !isServersScript(runtime, held)) {
    throw new Error("The captcha's script is without the page's nonce");
  }
  const script = held ? document.importNode(held, true) : createScript(runtime, address);
  if (!mayCome(script.src)) throw new Error(`${script.src} may not be loaded`);
  script.nonce = pageNonce(runtime);
  return script;
}

async function loadProvider(
  scope: Scope,
  provider: CaptchaProvider,
  siteKey: string,
): Promise<void> {
  if (await provider.ready()) return;
  const script = findScript(scope.runtime, provider.address(siteKey));
  await runScript(scope, script);
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
      const work = loadProvider(attempt, provider, siteKey);
      const promise = inTime(attempt, PATIENCE_MS, 'the captcha', work);
      loading.set(provider, promise);
      promise.catch(() => {
        loading.delete(provider);
        attempt.destroy();
      });
      return promise;
    },
  };
}
