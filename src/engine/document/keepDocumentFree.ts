import type { Scope } from '../scope';
import { freeDocument } from './freeDocument';

/** What may take a name of the document. */
const NAMED = 'img[name],form[name],embed[name],iframe[name],object';

const { matches, querySelector } = Element.prototype;

const isNamed = (node: Node) =>
  node instanceof Element &&
  (matches.call(node, NAMED) || querySelector.call(node, NAMED) !== null);

/**
 * Frees the document (`freeDocument`) also of what comes later, until the scope ends: comments, say,
 * that a script of the page puts into it.
 */
export function keepDocumentFree({ adopt, own }: Pick<Scope, 'adopt' | 'own'>): void {
  freeDocument(adopt);
  const arrivals = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(isNamed))) freeDocument(adopt);
  });
  arrivals.observe(document, { childList: true, subtree: true });
  own(() => arrivals.disconnect());
}
