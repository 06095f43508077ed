import { proveImage } from './proveImage';
import { until } from './until';

const PATIENCE = 3000;

/** The platform's arrows that lead on, in sections of pictures and in lists of items. */
const NEXT = '[class*="-control"][data-next] button, [class*="arrow-button--right"]';

/** Uses a section as a visitor would: looks at its first picture, and goes to the next item. */
export async function proveGallerySection(node: HTMLElement): Promise<string | undefined> {
  if (!node.checkVisibility()) return undefined;
  node.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (node.offsetHeight < 10) return 'takes no room';
  const image = node.querySelector<HTMLElement>(
    'img[data-src]:not(.gallery-lightbox-outer-wrapper *)',
  );
  const missing = image && (await proveImage(image));
  if (missing) return `its first picture ${missing}`;
  const isSeen = () =>
    !image || image.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  if (!(await until(isSeen, PATIENCE))) return 'hides its first picture';
  const next = [...node.querySelectorAll<HTMLElement>(NEXT)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  if (!next || next.getAttribute('aria-disabled') === 'true') return undefined;
  const place = () =>
    [...node.querySelectorAll('figure, li')]
      .map((one) => `${one.getBoundingClientRect().x} ${getComputedStyle(one).visibility}`)
      .join();
  const before = place();
  next.click();
  return (await until(() => place() !== before, PATIENCE)) ? undefined : 'does not move on';
}
