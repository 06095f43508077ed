import type { Scope } from '#engine/scope';
import { markMade } from '#page/marks/markMade';
import { isEscape } from '#page/overlays/isEscape';
import type { Problem } from '../checks/problem';
import type { BlockState } from '../readBlocks';
import { createButton, createElement } from './createElement';
import { createOutline } from './createOutline';
import { createRows } from './createRows';

/** The overlay of the debug mode. */
export interface Panel {
  show(blocks: readonly BlockState[], problems: readonly Problem[], summary: string): void;
}

/**
 * Puts the overlay into the page, until the scope ends. It takes no focus, moves nothing, and draws
 * without an engine: what it measures must not depend on it.
 */
export function createPanel(scope: Scope, close: () => void): Panel {
  const { frame, show } = createOutline(scope);
  const reveal = (node: Element) => {
    // The panel covers the lower part of a small window.
    node.scrollIntoView({ block: 'start' });
    show(node);
  };
  const problems = createRows('Problems', show, reveal);
  const blocks = createRows('Blocks', show, reveal);
  const summary = createElement('span', 'summary');
  const body = createElement('div', 'body', problems.part, blocks.part);
  const toggle = createButton('toggle', 'Skerry');
  const end = createButton('close');
  end.setAttribute('aria-label', 'Close');
  const panel = createElement(
    'section',
    'panel',
    createElement('div', 'head', toggle, summary, end),
    body,
  );
  panel.setAttribute('aria-label', 'Skerry debug');
  const layer = createElement('div', 'layer', frame, panel);
  markMade(layer);

  const expand = (isOpen: boolean) => {
    body.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', `${isOpen}`);
  };
  expand(true);
  scope.listen(toggle, { click: () => expand(body.hidden === true) });
  scope.listen(end, { click: close });
  scope.listen(panel, {
    keydown(event) {
      if (!isEscape(event)) return;
      // One Escape closes one thing.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
  });
  scope.own(() => layer.remove());
  document.body.append(layer);

  return {
    show(states, found, text) {
      if (summary.textContent !== text) summary.textContent = text;
      problems.show(
        found.map(({ key, node, block, text }) => ({
          key,
          node,
          title: block,
          text,
          kind: 'problem',
        })),
      );
      blocks.show(
        states.map(({ placement, block, state, text }) => ({
          key: placement,
          node: placement.node,
          title: block,
          text,
          kind: state,
        })),
      );
    },
  };
}
