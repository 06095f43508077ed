import { escapeAttribute } from '../escapeAttribute';
import { lazyPicture, ownPicture, type SlideshowMarkup } from './slideshowPage';

const BUTTONS =
  '<button data-previous aria-label="Previous slide">‹</button><button data-next aria-label="Next slide">›</button>';

/** The buttons lie over the slides. */
const BUTTONS_CSS = `
[data-previous], [data-next], [data-gallery-previous], [data-gallery-next] {
  position: absolute; top: 50%; z-index: 2;
}
[data-next], [data-gallery-next] { right: 0; }`;

/** One below the other at one place, of which one is seen. */
export const bareFade: SlideshowMarkup = {
  css: `${BUTTONS_CSS}
.slides, .slide { width: 100%; height: 100%; }
.slide { position: absolute; opacity: 0; visibility: hidden; transition: opacity .3s, visibility .3s; }
.slide.active { opacity: 1; visibility: visible; }`,
  around: (slides) =>
    `<section id="slideshow"><div class="slides">${slides}</div>${BUTTONS}</section>`,
  slide: (index) => `<div class="slide" data-slide>${lazyPicture(index)}</div>`,
};

/** In a row that moves. */
export const bareSlide: SlideshowMarkup = {
  ...bareFade,
  css: `${BUTTONS_CSS}
#slideshow, .slides, .slide { height: 100%; }
.slides { display: flex; transition: transform .3s; touch-action: pan-y; }
.slide { flex: 0 0 100%; }`,
};

const swiper = (...styles: string[]): SlideshowMarkup => ({
  css: `${BUTTONS_CSS} .swiper { height: 100%; }`,
  styles,
  around: (slides) =>
    `<div class="swiper"><div class="swiper-wrapper">${slides}</div>${BUTTONS}</div>`,
  slide: (index) => `<div class="swiper-slide" data-slide>${lazyPicture(index)}</div>`,
});

export const swiperFade = swiper('/slideshow/browser/swiperFade.css');
export const swiperSlide = swiper('/slideshow/browser/swiperSlide.css');

export const embla: SlideshowMarkup = {
  css: `${BUTTONS_CSS}
.embla, .embla__viewport, .embla__container { height: 100%; }
.embla__viewport { overflow: hidden; }
.embla__container { display: flex; touch-action: pan-y pinch-zoom; }
.embla__slide { flex: 0 0 100%; min-width: 0; }`,
  around: (slides) =>
    `<div class="embla"><div class="embla__viewport"><div class="embla__container">${slides}</div></div>${BUTTONS}</div>`,
  slide: (index) => `<div class="embla__slide" data-slide>${lazyPicture(index)}</div>`,
};

export const splide: SlideshowMarkup = {
  css: `${BUTTONS_CSS} .splide, .splide__track { height: 100%; }`,
  styles: ['/slideshow/browser/splideSlide.css'],
  around: (slides) =>
    `<section class="splide" aria-label="Pictures"><div class="splide__arrows"><button class="splide__arrow splide__arrow--prev" data-previous>‹</button><button class="splide__arrow splide__arrow--next" data-next>›</button></div><div class="splide__track"><ul class="splide__list">${slides}</ul></div></section>`,
  slide: (index) => `<li class="splide__slide" data-slide>${lazyPicture(index)}</li>`,
};

export const keenSlider: SlideshowMarkup = {
  css: `${BUTTONS_CSS} .keen-slider { height: 100%; }`,
  styles: ['/slideshow/browser/keenSliderSlide.css'],
  around: (slides) => `<div class="keen-slider">${slides}</div>${BUTTONS}`,
  slide: (index) => `<div class="keen-slider__slide" data-slide>${lazyPicture(index)}</div>`,
};

/** Neutral markup of ours; pictures as the server sends them: without `src`, cropped to their slide. */
const skerry = (design: 'slideshow' | 'slider', json: object = {}): SlideshowMarkup => ({
  css: `${BUTTONS_CSS} #slideshow, [data-gallery-slides] { height: 100%; }`,
  around: (slides) =>
    `<section id="slideshow" aria-label="Pictures" data-block="gallery" data-block-json="${escapeAttribute(JSON.stringify({ design, 'auto-crop': true, ...json }))}"><div data-gallery-slides>${slides}</div>${BUTTONS.replaceAll('data-', 'data-gallery-')}</section>`,
  slide: (index) => `<figure class="content-fill" data-slide>${ownPicture(index)}</figure>`,
});

export const skerryFade = skerry('slideshow', { transition: 'fade' });
export const skerryScroll = skerry('slideshow', { transition: 'scroll' });
export const skerrySwipe = skerry('slideshow', { transition: 'swipe' });
export const skerryStrip = skerry('slider');
