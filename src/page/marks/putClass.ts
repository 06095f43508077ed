import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';

/**
 * Puts a class on a node of the server's until the scope ends; returns how to take it off earlier. For
 * the body, on which several parts of a page put classes in turns: an adoption gives the server's
 * spelling back only where no other class has come meanwhile. This one changes the text, and so the
 * spelling of all others stays as it is.
 */
export function putClass(node: Element, name: string, { own }: Pick<Scope, 'own'>): Cancel {
  if (node.classList.contains(name)) return () => {};
  const before = node.getAttribute('class');
  // By itself where there was no attribute, so that it is known which one goes with it.
  node.setAttribute('class', before === null ? name : `${before} ${name}`);
  return own(() => {
    const text = node.getAttribute('class') ?? '';
    const after = text.replace(new RegExp(`^${name}(?:\\s|$)|\\s${name}(?!\\S)`), '');
    if (after || !text.startsWith(name)) node.setAttribute('class', after);
    else node.removeAttribute('class');
  });
}
