import type { Scope } from '#engine/scope';
import { computePosition, flip, offset } from '#page/floating';
import { markMade } from '#page/marks/markMade';

/** The room between the input and what is below it, in CSS pixels. */
const GAP = 4;

/** What lies below an input. It is there from the start, so that a screen reader hears what comes. */
export interface Popup {
  readonly node: HTMLElement;
  show(): void;
  hide(): void;
}

/** Creates the popup of an input, hidden, until the scope ends. */
export function createPopup(scope: Scope, input: HTMLElement, after: Element): Popup {
  const node = document.createElement('div');
  markMade(node);
  node.className = 'skerry-address';
  node.hidden = true;
  after.after(node);
  scope.own(() => node.remove());

  const place = async () => {
    const { x, y } = await computePosition(input, node, {
      placement: 'bottom-start',
      middleware: [offset(GAP), flip()],
    });
    Object.assign(node.style, { left: `${x}px`, top: `${y}px` });
  };

  return {
    node,
    show() {
      node.style.setProperty('--_width', `${input.getBoundingClientRect().width}px`);
      node.hidden = false;
      place().catch(scope.report);
    },
    hide() {
      node.hidden = true;
    },
  };
}
