import type { ReadScope } from '#engine/scope';
import { yesNo } from '#page/fields/reads';
import { type GallerySection, readGallerySection } from '#page/sections/readGallerySection';
import { kinds, type SectionKind } from './kinds';

/** A section of pictures, or of an owner's items, read. */
export interface SectionModel {
  readonly node: HTMLElement;
  readonly kind: SectionKind;
  /** Around the items. */
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
  readonly previous: readonly HTMLElement[];
  readonly next: readonly HTMLElement[];
  /** Around one small thing for each item. */
  readonly pickers: HTMLElement | null;
  /** A step past the last item leads to the first one. */
  readonly isEndless: boolean;
  readonly settings: GallerySection;
  /** The links that show a picture larger. */
  readonly openers: readonly HTMLAnchorElement[];
}

const isElement = (node: Element): node is HTMLElement => node instanceof HTMLElement;

/** Whether an arrow leads to the next item: its class says so, else each second arrow does. */
const isNext = (arrow: Element, index: number): boolean =>
  arrow.matches('[class*="--right"]') || (!arrow.matches('[class*="--left"]') && index % 2 === 1);

/** Reads a section; null, after a warning, where nothing is in it. */
export function readSection({ node, warn }: Omit<ReadScope, 'block'>): SectionModel | null {
  const kind = kinds.find(({ section }) => node.matches(section));
  const list = kind && node.querySelector<HTMLElement>(kind.list);
  const items = [...(list?.children ?? [])].filter(isElement);
  if (!kind || !list || !items.length) {
    warn(kind?.list ?? 'class', 'has no items');
    return null;
  }
  const arrows = kind.arrows ? [...node.querySelectorAll<HTMLElement>(kind.arrows)] : [];
  const { isInfiniteEnabled } = node.dataset;
  return {
    node,
    kind,
    list,
    items,
    previous: arrows.filter((arrow, index) => !isNext(arrow, index)),
    next: arrows.filter(isNext),
    pickers: kind.pickers ? node.querySelector<HTMLElement>(kind.pickers) : null,
    // Sections of pictures have no word of it.
    isEndless: isInfiniteEnabled ? yesNo(isInfiniteEnabled) === true : Boolean(kind.current),
    settings: readGallerySection(node, warn),
    openers: [...node.querySelectorAll<HTMLAnchorElement>('a[class*="-lightbox-link"][href]')],
  };
}
