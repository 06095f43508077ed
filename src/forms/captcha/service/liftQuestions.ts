import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { MODAL_OVER_DIALOGS, OVER_DIALOGS } from '#page/focus/inertOutside';

/** The frame of a question, as reCAPTCHA and hCaptcha call it. */
const FRAME = 'iframe[src*="captcha"]';

/** Above our dialogs, which are above what reCAPTCHA takes for the highest. */
const HIGHEST = '2147483647';

/** Lifts a node above dialogs while it shows a question, until the scope ends. */
function follow(scope: Scope, node: HTMLElement): void {
  let lifted: Scope | undefined;
  const look = () => {
    const isShown = node.style.visibility !== 'hidden' && node.querySelector(FRAME) !== null;
    if (isShown === !!lifted) return;
    lifted?.destroy();
    lifted = undefined;
    if (!isShown) return;
    lifted = scope.begin();
    lifted.adopt.attribute(node, OVER_DIALOGS, MODAL_OVER_DIALOGS);
    lifted.adopt.style(node, 'z-index', HIGHEST);
    // Of a dialog that was open when it came.
    node.removeAttribute('inert');
  };
  const changes = new MutationObserver(look);
  changes.observe(node, { attributes: true, attributeFilter: ['style'] });
  scope.own(() => changes.disconnect());
}

/**
 * Keeps what captchas ask above the dialogs of their forms: a provider puts it at the end of the page, out of
 * sight, and shows it to whom it does not believe. Once a page: `runtime.part(liftQuestions)`. Returns the scope
 * with which it ends.
 */
export function liftQuestions(runtime: Runtime): Scope {
  const scope = runtime.scope();
  const arrivals = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement && node.style.visibility === 'hidden') follow(scope, node);
    }
  });
  arrivals.observe(document.body, { childList: true });
  scope.own(() => arrivals.disconnect());
  return scope;
}
