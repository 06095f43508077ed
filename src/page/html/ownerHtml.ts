import type { Runtime } from '#engine/runtime';
import { createOwnerPolicy, type OwnerPolicy } from './ownerPolicy';
import { isServersScript, pageNonce } from './pageNonce';
import { sanitizeHtml } from './sanitizeHtml';
import { withoutDocumentWrite } from './withoutDocumentWrite';

/** The door for HTML that the owner of the site wrote. */
export interface OwnerHtml {
  /**
   * Puts HTML in place of what an element of the document holds, and runs its scripts. Resolves
   * when all of them have run, except those marked `async` and inline modules. On a page with nonces
   * only those run that have the page's. Never rejects.
   */
  write(place: Element, html: string): Promise<void>;
  /**
   * Runs a script of the page that the server sent as data (`type="text/plain"`): a script takes
   * its place, a classic one unless it has `data-type="module"`. Resolves when it has run, as
   * above. Never rejects.
   */
  run(waiting: HTMLScriptElement): Promise<void>;
}

/** Types that are scripts, not data or templates. */
const SCRIPT_TYPE = /^(module|((text|application)\/(x-)?(java|ecma)script)?)$/i;

/** A script that the server sent as data, to be run later. */
const WAITING_TYPE = 'text/plain';

/** `nomodule` is for browsers that none of this runs in. */
const isScript = (node: Element): node is HTMLScriptElement =>
  node instanceof HTMLScriptElement &&
  SCRIPT_TYPE.test(node.type.trim()) &&
  !node.hasAttribute('nomodule');

/** A script that will run, of one that was parsed and will not. */
function recreate(
  parsed: HTMLScriptElement,
  policy: OwnerPolicy,
  nonce: string,
): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of parsed.attributes) {
    if (name === 'nonce' || (name === 'type' && value === WAITING_TYPE)) continue;
    const runs = name.startsWith('on');
    const allowed = name === 'src' ? policy.createScriptURL(value) : value;
    script.setAttribute(name, runs ? policy.createScript(value) : allowed);
  }
  if (parsed.type === WAITING_TYPE) script.type = parsed.dataset.type === 'module' ? 'module' : '';
  script.nonce = nonce;
  script.text = policy.createScript(parsed.text);
  return script;
}

/** Resolves when the script has run, could not be loaded, or is none that the server wrote. */
async function run(
  runtime: Runtime,
  parsed: HTMLScriptElement,
  policy: OwnerPolicy,
): Promise<void> {
  const { report } = runtime;
  try {
    if (!isServersScript(runtime, parsed)) {
      throw new Error("A script without the page's nonce is not run");
    }
    const script = recreate(parsed, policy, pageNonce(runtime));
    const settled = new Promise<void>((resolve) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        report(new Error(`${script.src} did not load`));
        resolve();
      });
    });
    withoutDocumentWrite(() => parsed.replaceWith(script), report);
    const waits = script.hasAttribute('src') && !script.hasAttribute('async');
    // An earlier script may have taken this one out of the page.
    if (waits && script.isConnected) await settled;
  } catch (error) {
    report(error);
  }
}

/**
 * Makes the door for HTML that the owner of the site wrote, as what is shown after a form was
 * sent. Its scripts are re-created with the page's nonce and run once each, in order: each is
 * loaded before the next one runs. One that does not load is reported; what an inline one throws
 * is an uncaught error, which the reporter hears; neither keeps the others from running.
 * `document.write`, which would wipe the page, does nothing but get reported.
 *
 * Under Trusted Types the page must allow the policy `skerry`, or have a `default` policy that
 * lets HTML and scripts through. Where it does neither (`trusted-types 'none'`) no script can run:
 * that is reported, and the visitor reads the HTML sanitised.
 */
export function createOwnerHtml(runtime: Runtime): OwnerHtml {
  const { report } = runtime;
  let policy: OwnerPolicy | undefined;
  const allow = () => {
    policy ??= createOwnerPolicy();
    return policy;
  };
  return {
    run: (waiting) => run(runtime, waiting, allow()),
    async write(place, html) {
      const policy = allow();
      const parsed = document.createElement('template');
      try {
        parsed.innerHTML = policy.createHTML(html);
      } catch (error) {
        report(
          new Error("Trusted Types of this page refuse the owner's scripts", { cause: error }),
        );
        await sanitizeHtml(runtime, html).then((nodes) => place.replaceChildren(nodes), report);
        return;
      }
      const scripts = [...parsed.content.querySelectorAll('script')].filter(isScript);
      place.replaceChildren(parsed.content);
      for (const script of scripts) await run(runtime, script, policy);
    },
  };
}
