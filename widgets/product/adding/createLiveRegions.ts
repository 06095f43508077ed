import type { Scope } from '#engine/scope';
import { markMade } from '#page/marks/markMade';

/** The live regions beside the add button: texts that are seen, and read out when they change. */
export interface LiveRegions {
  /** Politely: what has happened. */
  tell(text: string): void;
  /** At once: what went wrong. */
  warn(text: string): void;
}

/** Makes the live regions of a product, after its button: they are there before they speak. */
export function createLiveRegions(scope: Scope, button: HTMLElement): LiveRegions {
  const nodes = (['status', 'alert'] as const).map((role) => {
    const node = document.createElement('span');
    node.setAttribute('role', role);
    node.className = 'status-text';
    markMade(node);
    scope.own(() => node.remove());
    return node;
  });
  // The platform's button is alone in a row of its own.
  (button.closest('.sqs-add-to-cart-button-wrapper') ?? button).after(...nodes);
  const [status, alert] = nodes;
  const write = (told: string, warned: string) => {
    if (status) status.textContent = told;
    if (alert) alert.textContent = warned;
  };
  return { tell: (text) => write(text, ''), warn: (text) => write('', text) };
}
