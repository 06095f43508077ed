import { proveImage } from './proveImage';
import { until } from './until';

const PATIENCE = 3000;

/** Uses a gallery as a visitor would: looks at its first picture, and goes to the next slide. */
export async function proveGallery(node: HTMLElement): Promise<string | undefined> {
  const root = node.querySelector<HTMLElement>('.sqs-gallery');
  if (!root) return 'has no slides';
  // A tab that is closed, or a page's own styles: nobody sees it.
  if (!root.checkVisibility()) return undefined;
  root.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!/sqs-gallery-design-|image-wrapper/.test(root.className + root.innerHTML)) {
    return 'has no design class';
  }
  // The slides of a grid float: it is the container that has their height.
  if ((root.parentElement ?? root).offsetHeight < 10) return 'takes no room';
  const image = root.querySelector<HTMLElement>('img[data-src]');
  const missing = image && (await proveImage(image));
  if (missing) return `its first picture ${missing}`;
  // A page's CSS may hide a gallery until it has the classes and styles of its design.
  const isSeen = () =>
    !image || image.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  if (!(await until(isSeen, PATIENCE))) return 'hides its first picture';
  const next = node.querySelector<HTMLElement>('.sqs-gallery-controls .next');
  if (!next?.checkVisibility({ visibilityProperty: true })) return undefined;
  if (next.getAttribute('aria-disabled') === 'true') return undefined;
  const place = () =>
    [...root.querySelectorAll('img, .summary-item, .slide')]
      .map((one) => `${one.getBoundingClientRect().x} ${getComputedStyle(one).visibility}`)
      .join();
  const before = place();
  next.click();
  return (await until(() => place() !== before, PATIENCE)) ? undefined : 'does not move on';
}
