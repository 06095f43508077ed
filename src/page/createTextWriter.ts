import type { Scope } from '#engine/scope';

/**
 * Makes what writes into a text of the server's: the node stays. Where a browser that translates the page
 * has put an element of its own in its place, it comes back. When the scope ends, the server's words come
 * back, unless somebody else has written there since.
 */
export function createTextWriter(scope: Pick<Scope, 'own'>, text: Text): (words: string) => void {
  const before = text.data;
  const parent = text.parentNode;
  const place = [...(parent?.childNodes ?? [])].indexOf(text);
  let written = before;
  const write = (words: string) => {
    if (words === written) return;
    text.data = words;
    written = words;
    const there = parent?.childNodes[place];
    if (there instanceof HTMLElement && there.localName === 'font') there.replaceWith(text);
  };
  scope.own(() => {
    if (text.data === written) write(before);
  });
  return write;
}
