import type { Adoption } from '../adoption';
import { getAttribute } from './getAttribute';

/**
 * The elements that can stand in the place of a member of the document, by attribute. Each selector is
 * searched for by itself: browsers find five names one by one four times as fast as in a list.
 */
const NAMED = {
  id: ['object', 'img[name]'],
  name: ['img', 'form', 'embed', 'object', 'iframe'],
};

/**
 * Takes away, until the adoption ends, the names by which elements of the page replace members of
 * the document: `<img name="createElement">`. So what everybody calls is what the browser gave,
 * React included, which takes its document from the page. Other ids stay: of a form, say.
 */
export function freeDocument(adopt: Adoption): void {
  for (const [attribute, selectors] of Object.entries(NAMED)) {
    for (const selector of selectors) {
      for (const node of Document.prototype.querySelectorAll.call(document, selector)) {
        const value = getAttribute(node, attribute);
        if (value && value in Document.prototype) adopt.attribute(node, attribute, null);
      }
    }
  }
}
