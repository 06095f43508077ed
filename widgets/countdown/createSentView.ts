import type { BlockScope } from '#engine/scope';
import { createHiddenText } from '#page/createHiddenText';
import { createTextWriter } from '#page/createTextWriter';
import { firstText } from '#page/fields/firstText';
import type { SentNodes } from './read';
import type { CountdownView } from './view';

/** How long a text stands for screen readers alone, in milliseconds. */
const SPOKEN_MS = 5000;

/** Makes what writes into an element of the server's, into its text or a new one. */
const createWriter = (scope: BlockScope, element: Element) =>
  createTextWriter(scope, firstText(element, scope));

/**
 * Drives the nodes that the platform has sent: the counts and what they count, the texts around them
 * until the end, and the one that is then in their place.
 */
export function createSentView(
  scope: BlockScope,
  { content, units, before, after, ended }: SentNodes,
): CountdownView {
  const { adopt } = scope;
  adopt.attribute(content, 'role', 'timer');
  const writers = units.map(({ unit, value, label: word }) => ({
    unit,
    value: createWriter(scope, value),
    word: word ? createWriter(scope, word) : () => {},
  }));
  const show = (node: HTMLElement | null, isShown: boolean) => {
    if (node)
      adopt.style(node, 'display', isShown ? '' : 'none', isShown ? undefined : 'important');
  };
  // What is shown is not heard; a text that comes is.
  const spoken = createHiddenText('');
  spoken.setAttribute('role', 'status');
  content.after(spoken);
  scope.own(() => spoken.remove());
  show(ended, false);

  return {
    show(words) {
      for (const { unit, value, word } of writers) {
        const { [unit]: said } = words;
        if (!said) continue;
        value(said.value);
        word(said.label);
      }
    },
    end(isNew) {
      if (!ended?.textContent?.trim()) return;
      for (const node of [before, content, after]) show(node, false);
      show(ended, true);
      if (!isNew) return;
      spoken.textContent = ended.textContent;
      scope.after(SPOKEN_MS, () => {
        spoken.textContent = '';
      });
    },
  };
}
