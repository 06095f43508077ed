import type { Adoption } from '#engine/adoption';
import type { Design } from '../model/design';

/** A picture in a list, which stands beside its text. */
export const LIST_PICTURE = '.summary-thumbnail-outer-container,.sqs-gallery-image-container';

/**
 * Settles a slide under the page's styles. An item of a summary is seen, as wide as its place. One of
 * columns is in the flow, as nobody knows its place yet. In a list of the platform's, a picture has
 * its share of the width, in percent, and its text the rest.
 */
export function settleItem(
  item: HTMLElement,
  design: Design,
  share: number,
  { style, toggleClass }: Adoption,
): void {
  if (item.matches('.summary-item')) {
    toggleClass(item, 'positioned', true);
    style(item, 'width', 'auto');
    if (design === 'carousel') style(item, 'padding', '0');
  }
  if (design === 'autocolumns') style(item, 'position', 'relative');
  if (design !== 'list') return;
  const picture = item.querySelector<HTMLElement>(LIST_PICTURE);
  const text = item.querySelector<HTMLElement>('.sqs-gallery-meta-container');
  if (!text) return;
  // The page's styles give its text all the width.
  if (!picture) toggleClass(item, 'no-image', true);
  else {
    style(picture, 'width', `${share}%`);
    style(text, 'width', `${100 - share}%`);
  }
}
