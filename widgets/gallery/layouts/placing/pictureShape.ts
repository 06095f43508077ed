import type { Slide } from '../../slides/slide';

const isEmpty = (node: Node) =>
  node.nodeType === Node.COMMENT_NODE ||
  node.nodeName === 'NOSCRIPT' ||
  (node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim());

/** Tells whether an element holds nothing but the picture, however deep. */
function holdsOnly(node: Node, image: Node): boolean {
  for (let inner = image; inner !== node && inner.parentNode; inner = inner.parentNode) {
    for (let near = inner.parentNode.firstChild; near; near = near.nextSibling) {
      if (near !== inner && !isEmpty(near)) return false;
    }
  }
  return true;
}

/**
 * Returns height through width of a slide that is nothing but its picture; undefined where the
 * picture's size is not known, or there is more in the slide, so that only the page knows how high
 * it is.
 */
export function pictureShape({ node, image, size }: Slide): number | undefined {
  return image && size && holdsOnly(node, image) ? size.height / size.width : undefined;
}
