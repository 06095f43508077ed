import type { Scope } from '#engine/scope';
import { markMade } from '#page/marks/markMade';

/** What is said beside the add button. */
export interface Said {
  /** Politely: what has happened. */
  tell(text: string): void;
  /** At once: what went wrong. */
  warn(text: string): void;
}

/** Makes the live regions of a product, after its button: they are there before they speak. */
export function createSaid(scope: Scope, button: HTMLElement): Said {
  const regions = (['status', 'alert'] as const).map((role) => {
    const region = document.createElement('span');
    region.setAttribute('role', role);
    region.className = 'status-text';
    markMade(region);
    scope.own(() => region.remove());
    return region;
  });
  // The platform's button is alone in a row of its own.
  (button.closest('.sqs-add-to-cart-button-wrapper') ?? button).after(...regions);
  const [status, alert] = regions;
  const write = (told: string, warned: string) => {
    if (status) status.textContent = told;
    if (alert) alert.textContent = warned;
  };
  return { tell: (text) => write(text, ''), warn: (text) => write('', text) };
}
