/** A kind of page: what is on it, and what people would take instead of us. */
export interface PageKind {
  name: string;
  html: string;
  /** A selector of what a visitor presses; default: nobody presses anything. */
  press?: string;
  /** The most chunks that it may ask for. Default: any number. */
  most?: number;
  /** The most round trips that its chunks take without a server's hints. Default: any number. */
  mostTrips?: number;
  /** The usual mix of libraries, by the names in `../peers.ts`. */
  mix: readonly string[];
}

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const text = '<h1>The harbour</h1><p>The ferry leaves at nine.</p>';

const accordion = `<div data-block="accordion"><div data-accordion-item>
  <h3><button data-accordion-trigger>When do you open?</button></h3>
  <div data-accordion-panel><p>At nine.</p></div></div></div>`;

const gallery = `<div data-block="gallery" aria-label="Two days" data-block-json='{"design": "slideshow"}'>
  <div data-gallery-slides>
    <div><img src="${PICTURE}" width="300" height="200" alt="The boat"></div>
    <div><img src="${PICTURE}" width="300" height="200" alt="The lamp"></div></div>
  <button type="button" data-gallery-previous aria-label="Previous slide"></button>
  <button type="button" data-gallery-next aria-label="Next slide"></button></div>`;

const lightbox = `<div data-block="lightbox"><a href="${PICTURE}" data-lightbox-item data-image-dimensions="300x200">
  <img src="${PICTURE}" width="150" height="100" alt="The boat"></a></div>`;

const form = `<div data-block="form"><form method="post" action="/contact">
  <p><label for="email">Email</label> <input type="email" id="email" name="email" required></p>
  <button>Send</button></form></div>`;

const cartLink =
  '<p>In your <a data-block="cart-link" href="/cart">basket (<span data-cart-quantity>0</span>)</a></p>';

const cart =
  '<div data-block="cart" data-block-json=\'{"checkoutUrl": "/checkout"}\'><p><a href="/checkout">Go to the checkout</a></p></div>';

const map = `<script type="application/json" data-site-context>{"mapTiles": {"url": "/tiles/{z}/{x}/{y}.png", "maxZoom": 19, "attribution": "©"}}</script>
  <div style="height: 360px" data-block="map" data-block-json='{"location": {"mapLat": 55.6, "mapLng": -6.2, "mapZoom": 14, "addressTitle": "The shop", "addressLine1": "80 Quay Street"}}'><address>80 Quay Street</address></div>`;

const marquee = '<div data-block="marquee"><p>Fresh fish, every day</p></div>';

const SWIPER = 'Swiper (navigation, autoplay, fade, keyboard, a11y, thumbs, zoom, hash, virtual)';

/** The kinds of page, in the order in which they are printed. */
export const pageKinds: readonly PageKind[] = [
  { name: 'text', html: text, most: 0, mix: [] },
  { name: 'accordion', html: text + accordion, mostTrips: 1, mix: ['Alpine'] },
  { name: 'gallery', html: text + gallery, mostTrips: 1, mix: [SWIPER] },
  {
    name: 'gallery and lightbox, opened',
    html: text + gallery + lightbox,
    press: '[data-lightbox-item]',
    mix: [SWIPER, 'PhotoSwipe'],
  },
  { name: 'form', html: text + form, mostTrips: 1, mix: ['htmx'] },
  { name: 'cart link', html: text + cartLink, mostTrips: 1, mix: ['Alpine'] },
  { name: 'cart page', html: text + cart, mix: ['Alpine'] },
  { name: 'map', html: text + map, mix: ['Leaflet'] },
  {
    name: 'five kinds of block',
    html: text + accordion + gallery + form + cartLink + marquee,
    most: 8,
    mostTrips: 1,
    mix: [SWIPER, 'Alpine', 'htmx'],
  },
  {
    name: 'all',
    html: text + accordion + gallery + lightbox + form + cartLink + cart + map + marquee,
    press: '[data-lightbox-item]',
    mix: [SWIPER, 'PhotoSwipe', 'Alpine', 'htmx', 'Leaflet'],
  },
];
