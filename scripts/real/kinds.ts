import { proveAccordion } from './page/proveAccordion';
import { proveAddress } from './page/proveAddress';
import { proveAudio } from './page/proveAudio';
import { proveBackgroundVideo } from './page/proveBackgroundVideo';
import { proveBlockAnimation } from './page/proveBlockAnimation';
import { proveBlogMasonry } from './page/proveBlogMasonry';
import { proveCalendar } from './page/proveCalendar';
import { proveCartDropzone } from './page/proveCartDropzone';
import { proveCartLink } from './page/proveCartLink';
import { proveCartPage } from './page/proveCartPage';
import { proveComments } from './page/proveComments';
import { proveElsewhere } from './page/proveElsewhere';
import { proveEmbed } from './page/proveEmbed';
import { proveForm } from './page/proveForm';
import { proveGallery } from './page/proveGallery';
import { proveGallerySection } from './page/proveGallerySection';
import { proveImage } from './page/proveImage';
import { proveLike } from './page/proveLike';
import { proveMap } from './page/proveMap';
import { proveMarquee } from './page/proveMarquee';
import { proveMenu } from './page/proveMenu';
import { provePortfolio } from './page/provePortfolio';
import { provePrice } from './page/provePrice';
import { provePricing } from './page/provePricing';
import { proveRendering } from './page/proveRendering';
import { proveSearch } from './page/proveSearch';
import { proveShare } from './page/proveShare';
import { proveSiteHeader } from './page/proveSiteHeader';
import { proveVideo } from './page/proveVideo';

/** A kind of block, as the markup tells it: nothing here is read from Skerry. */
export interface Kind {
  /** As `skerry:mounted` names it. */
  name: string;
  /** Finds each block that must come to life. */
  expected: string;
  /** Uses a mounted block; says what is wrong with one that does nothing. Runs in the page. */
  prove(node: HTMLElement): Promise<string | undefined>;
}

export const kinds: readonly Kind[] = [
  {
    name: 'accordion',
    expected: '.accordion-items-container, [data-block="accordion"]',
    prove: proveAccordion,
  },
  {
    name: 'menu',
    // A block with one menu has no tabs, and nothing to bring to life.
    expected: '.menu-selector, [data-menu-tabs]',
    prove: proveMenu,
  },
  {
    name: 'marquee',
    expected: '.Marquee, [data-block="marquee"]',
    prove: proveMarquee,
  },
  {
    name: 'gallery',
    expected: '.sqs-block-gallery, .sqs-block-summary-v2, [data-block="gallery"]',
    prove: proveGallery,
  },
  {
    name: 'image',
    // A gallery loads its own, unless its pictures only stand below each other; so does a video.
    expected:
      'img[data-src]:not(:not(.sqs-gallery-block-stacked) > .sqs-gallery img, .sqs-gallery-thumbnails img, .sqs-video-overlay img)',
    prove: proveImage,
  },
  {
    name: 'video',
    // A gallery takes care of its own.
    expected: '.sqs-video-wrapper[data-html]:not(.sqs-gallery *), .sqs-native-video',
    prove: proveVideo,
  },
  {
    name: 'cart-link',
    expected: '.sqs-custom-cart, [data-block="cart-link"]',
    prove: proveCartLink,
  },
  {
    name: 'cart-dropzone',
    expected: '.sqs-cart-dropzone',
    prove: proveCartDropzone,
  },
  {
    name: 'cart-page',
    expected: '#sqs-cart-root, [data-block="cart"]',
    prove: proveCartPage,
  },
  {
    name: 'price',
    expected: '.sqs-money-native, [data-money]',
    prove: provePrice,
  },
  {
    name: 'site-header',
    expected:
      '[data-controller="Header"]:has(.header-burger-btn), [data-nc-base="mobile-bar"]:has(.Mobile-overlay), #overlayNav, #mobileNav, .Header-nav:has(.Header-nav-folder), :is(.desktop-nav, .desktop-nav-wrapper, #desktopNav):has(.subnav, .folder-child-wrapper)',
    prove: proveSiteHeader,
  },
  {
    name: 'gallery-section',
    // A grid is CSS: there is nothing to bring to life but its lightbox.
    expected:
      '.gallery-masonry, .gallery-strips, .gallery-reel, .gallery-slideshow, .gallery-fullscreen-slideshow, .user-items-list-carousel, .user-items-list-banner-slideshow, .gallery-grid:has(a[class*="-lightbox-link"])',
    prove: proveGallerySection,
  },
  {
    name: 'portfolio',
    expected: '.portfolio-hover',
    prove: provePortfolio,
  },
  {
    name: 'blog-masonry',
    expected: '.blog-masonry',
    prove: proveBlogMasonry,
  },
  {
    name: 'map',
    expected: '.sqs-block-map, [data-block="map"]',
    prove: proveMap,
  },
  {
    name: 'audio',
    expected:
      '.sqs-audio-embed:not([data-url*="soundcloud.com"]), .sqs-audio-playlist, [data-block="audio"]',
    prove: proveAudio,
  },
  {
    name: 'background-video',
    expected:
      '.sqs-video-background-native, .sqs-video-background, .gallery-video-background, [data-block="background-video"]',
    prove: proveBackgroundVideo,
  },
  {
    name: 'reservation',
    expected:
      '.sqs-block-opentable, .sqs-block-opentable-v2, .tock-block, [data-block="reservation"]',
    prove: proveElsewhere,
  },
  {
    name: 'pricing-toggle',
    expected: '.ma-pricing-toggle-wrapper:not(.hide), [data-block="pricing-toggle"]',
    prove: provePricing,
  },
  {
    name: 'follow',
    expected: '.SquarespaceSocialFollow, [data-block="follow"]',
    prove: proveElsewhere,
  },
  {
    name: 'embed',
    expected:
      '.sqs-block-embed, .sqs-audio-embed[data-url*="soundcloud.com"], [data-block="embed"]',
    prove: proveEmbed,
  },
  {
    name: 'share',
    expected: '.squarespace-social-buttons, [data-block="share"]',
    prove: proveShare,
  },
  {
    name: 'like',
    expected: '.sqs-simple-like, [data-block="like"]',
    prove: proveLike,
  },
  {
    name: 'comments-link',
    // An item that takes none has none to tell of.
    expected: '.squarespace-comments[data-comment-state="1"]:empty, .sqs-comment-link:empty',
    prove: proveComments,
  },
  {
    name: 'calendar',
    expected: '.sqs-block-calendar, [data-block="calendar"]',
    prove: proveCalendar,
  },
  {
    name: 'rendering',
    // What the server has rendered with the page stays.
    expected:
      ':is(.sqs-block-archive, .sqs-block[data-async-rendering-enabled="true"]:not(.sqs-block-calendar)):has(> .sqs-block-content:empty), [data-block="rendering"]',
    prove: proveRendering,
  },
  {
    name: 'search',
    expected:
      '.sqs-search-ui-text-input, .sqs-search-page-input:not(:has(.sqs-search-ui-text-input)), [data-block="search"]',
    prove: proveSearch,
  },
  {
    name: 'block-animation',
    // Those without motion whose picture the server has completed need nothing.
    expected:
      ':is(.image-block-outer-wrapper, .block-animation):is([class*="-animation-"]:not([class*="-animation-none"]), .image-block-outer-wrapper:not(:has(img[data-src])))',
    prove: proveBlockAnimation,
  },
  {
    name: 'address',
    expected: '.form-item.fields.address, [data-block="address"]',
    prove: proveAddress,
  },
  // Last: a form that opens in front of the page hides the others from who looks at them.
  {
    name: 'form',
    expected: '.sqs-block-form, [data-block="form"]',
    prove: proveForm,
  },
  {
    name: 'newsletter',
    expected: '.sqs-block-newsletter, [data-block="newsletter"]',
    prove: proveForm,
  },
];
