import { until } from './until';

const PATIENCE = 3000;

/** The height of a box, in CSS px, below which nothing can be seen in it. */
const BOX = 4;

/** Looks at an image as a visitor would, and waits for it. */
export async function proveImage(node: HTMLElement): Promise<string | undefined> {
  if (!(node instanceof HTMLImageElement)) return 'is no image';
  // A tab that is closed, or a page's own styles: nobody sees it.
  if (!node.checkVisibility()) return undefined;
  // A component whose own sheet is not in the folder gives its picture no box.
  if (node.offsetHeight < BOX && node.closest('[data-block-css]')) return undefined;
  node.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isHere = () => node.complete && node.naturalWidth > 0;
  if (!(await until(isHere, PATIENCE))) return 'does not show its picture';
  return node.offsetWidth && node.offsetHeight ? undefined : 'shows its picture without a size';
}
