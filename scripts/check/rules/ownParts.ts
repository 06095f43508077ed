/** What the platform's server writes: it looks after its own markup. */
const PLATFORM = '[class*="sqs-"],[data-controller],[data-nc-base],#siteWrapper';

/**
 * Returns how to tell which elements an author writes: on a page of the platform those in neutral blocks
 * alone, elsewhere all.
 */
export function createOwnParts(document: Document): (node: Element) => boolean {
  const isPlatforms = document.querySelector(PLATFORM) !== null;
  return (node) => !isPlatforms || node.closest('[data-block]') !== null;
}
