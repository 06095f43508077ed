import type { Scope } from '#engine/scope';
import { textsIn } from './textsIn';

/** Returns the first text in an element that is more than white space; else an empty one, until the scope ends. */
export function firstText(element: Element, scope: Pick<Scope, 'own'>): Text {
  const [known] = textsIn(element);
  if (known) return known;
  const text = new Text();
  element.append(text);
  scope.own(() => text.remove());
  return text;
}
