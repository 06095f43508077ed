import type { Adoption } from '../adoption';
import { getAttribute } from './getAttribute';

/** The elements that can stand in the place of a member of the document. */
const NAMED = 'img,form,embed,object,iframe';

/**
 * Takes away, until the adoption ends, the names by which elements of the page replace members of
 * the document: `<img name="createElement">`. So what everybody calls is what the browser gave,
 * React included, which takes its document from the page. Asks the document what it has of its own,
 * among which are these names: mostly none is a member's, so nothing is searched for.
 */
export function freeDocument(adopt: Adoption): void {
  for (const member of Reflect.ownKeys(document)) {
    if (!(member in Document.prototype)) continue;
    for (const node of Document.prototype.querySelectorAll.call(document, NAMED)) {
      // The id of an image only beside a name.
      for (const attribute of ['id', 'name']) {
        if (getAttribute(node, attribute) === member) adopt.attribute(node, attribute, null);
      }
    }
  }
}
