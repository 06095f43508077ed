import { createHashTargets } from '#engine/address/hashTarget';
import type { Scope } from '#engine/scope';
import { indexAround } from '#page/press/indexAround';
import type { AccordionModel } from './read';
import type { AccordionAction } from './state';

/** Tells the state of presses, and of links and searches that lead into a panel. */
export function listenToItems(
  { node, items }: AccordionModel,
  scope: Scope,
  dispatch: (action: AccordionAction) => void,
): void {
  const indexOf = (target: EventTarget | null, part: 'trigger' | 'panel') =>
    indexAround(
      items.map((item) => item[part]),
      target,
    );
  const tell = (type: 'toggle' | 'reveal', index: number) => {
    if (index >= 0) dispatch({ type, index });
  };
  scope.listen(node, {
    click: ({ target }) => tell('toggle', indexOf(target, 'trigger')),
    beforematch: ({ target }) => tell('reveal', indexOf(target, 'panel')),
  });
  const onHash = (target: HTMLElement) => {
    const index = indexOf(target, 'panel');
    // The browser has found the target of an open panel by itself.
    if (!items[index]?.panel.hasAttribute('hidden')) return;
    tell('reveal', index);
    // The browser looked for the target while its panel was closed.
    requestAnimationFrame(() => target.scrollIntoView());
  };
  scope.own(scope.runtime.part(createHashTargets).watch(node, onHash));
}
