import type { Scope } from '#engine/scope';

/**
 * Makes what writes into a text of the server's: the node stays. When the scope ends, the server's
 * words come back, unless somebody else has written there since.
 */
export function createTextWriter(scope: Pick<Scope, 'own'>, text: Text): (words: string) => void {
  const before = text.data;
  let written = before;
  scope.own(() => {
    if (text.data === written) text.data = before;
  });
  return (words) => {
    if (words !== written) text.data = words;
    written = words;
  };
}
