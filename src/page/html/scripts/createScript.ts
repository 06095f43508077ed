import type { Runtime } from '#engine/runtime';
import { createOwnerPolicy } from '../ownerPolicy';
import { pageNonce } from '../pageNonce';

/**
 * Creates a script of another company's, which runs when it comes into the page (`runScript`). It has
 * the page's nonce, and needs the policy `skerry` where the page has Trusted Types.
 *
 * @param address The caller has checked whose it is.
 * @throws TypeError where Trusted Types refuse it.
 */
export function createScript(runtime: Runtime, address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = createOwnerPolicy().createScriptURL(address);
  script.nonce = pageNonce(runtime);
  return script;
}
