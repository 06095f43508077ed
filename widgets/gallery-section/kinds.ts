import type { Galleries } from '#widgets/gallery/service';

/** What can be said of a gallery that code makes. */
export type GallerySaid = NonNullable<Parameters<Galleries['create']>[1]>;

/** What a kind of section is made of: the platform's classes. */
export interface SectionKind {
  /** Of the section. */
  readonly section: string;
  /** Around the items, within it. */
  readonly list: string;
  /** How the items stand; undefined where the page's own styles are enough. */
  readonly design: GallerySaid['design'] | undefined;
  /** The buttons that step. */
  readonly arrows?: string;
  /** Around one small thing for each item. */
  readonly pickers?: string;
  /** The attribute by which the style sheets know the current item. */
  readonly current?: string;
}

/** All kinds of sections: of pictures, and of items that an owner has written. */
export const kinds: readonly SectionKind[] = [
  { section: '.gallery-grid', list: '.gallery-grid-wrapper', design: undefined },
  { section: '.gallery-masonry', list: '.gallery-masonry-wrapper', design: 'autocolumns' },
  { section: '.gallery-strips', list: '.gallery-strips-wrapper', design: 'autorows' },
  {
    section: '.gallery-reel',
    list: '.gallery-reel-list',
    design: 'strip',
    arrows: '.gallery-reel-control-btn',
    current: 'data-active',
  },
  {
    section: '.gallery-slideshow',
    list: '.gallery-slideshow-list',
    design: 'stacked',
    arrows: '.gallery-slideshow-control-btn',
    pickers: '.gallery-slideshow-thumbnails-scroll',
    current: 'data-in',
  },
  {
    section: '.gallery-fullscreen-slideshow',
    list: '.gallery-fullscreen-slideshow-list',
    design: 'stacked',
    arrows: '.gallery-fullscreen-slideshow-control-btn',
    pickers: '.gallery-fullscreen-slideshow-bullet-nav',
    current: 'data-in',
  },
  {
    section: '.user-items-list-carousel',
    list: '.user-items-list-carousel__slides',
    design: 'carousel',
    arrows: '.user-items-list-carousel__arrow-button,.mobile-arrow-button',
  },
  {
    section: '.user-items-list-banner-slideshow',
    list: '.slides',
    design: 'stacked',
    arrows: '.user-items-list-banner-slideshow__arrow-button,.mobile-arrow-button',
    pickers: '.progress-indicators',
  },
];
