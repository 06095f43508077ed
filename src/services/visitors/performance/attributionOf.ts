/** What of the page a measurement is about. */
export interface Attribution {
  /** The id of the block, else of the nearest element that has one. */
  block?: string;
  /** The address of the image, without its query. */
  image?: string;
}

const BLOCK = '.sqs-block[id], [data-block][id]';

/** The block that an element is in, and the image that it is. */
export function attributionOf(node: Node | null | undefined): Attribution {
  const element = node instanceof Element ? node : node?.parentElement;
  const block = (element?.closest(BLOCK) ?? element?.closest('[id]'))?.id;
  const image = element instanceof HTMLImageElement ? element.currentSrc.split('?')[0] : '';
  return { ...(block && { block }), ...(image && { image }) };
}
