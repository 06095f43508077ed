/** A link to one of these leads to a picture. */
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Tells whether an element is a link to a picture, by its address or by its mark. */
export const leadsToPicture = (node: Element): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement &&
  (node.matches('[data-lightbox-item]') || PICTURE.test(node.pathname));
