/** A library that does a job which one of our widgets does too. */
export interface Peer {
  /** What our table compares it with. */
  job:
    | 'gallery'
    | 'lightbox'
    | 'layout'
    | 'form'
    | 'consent'
    | 'errors'
    | 'analytics'
    | 'page'
    | 'map';
  name: string;
  /** The code that a page would bundle: imports of the parts that do the job. */
  entry: string;
  /** What the page has anyhow, and what therefore does not count. */
  beside?: readonly string[];
}

/** Bundled as a page would that uses these names. */
const uses = (...imports: readonly (readonly [names: string, from: string])[]): string =>
  imports
    .map(([names, from]) => (names ? `export ${names} from '${from}';` : `import '${from}';`))
    .join('\n');

const SWIPER_PARTS = [
  'Navigation',
  'Autoplay',
  'EffectFade',
  'Keyboard',
  'A11y',
  'Thumbs',
  'Zoom',
  'HashNavigation',
  'Virtual',
];

const SWIPER_STYLES = [
  'a11y',
  'autoplay',
  'effect-fade',
  'keyboard',
  'navigation',
  'thumbs',
  'zoom',
  'hash-navigation',
  'virtual',
];

/** All peers, with the parts that do what ours do. */
export const peers: readonly Peer[] = [
  {
    job: 'gallery',
    name: 'Swiper (navigation, autoplay, fade, keyboard, a11y, thumbs, zoom, hash, virtual)',
    entry: uses(
      ['{ default }', 'swiper'],
      [`{ ${SWIPER_PARTS.join(', ')} }`, 'swiper/modules'],
      ['', 'swiper/css'],
      ...SWIPER_STYLES.map((name) => ['', `swiper/css/${name}`] as const),
    ),
  },
  {
    job: 'gallery',
    name: 'Swiper, core',
    entry: uses(['{ default }', 'swiper'], ['', 'swiper/css']),
  },
  {
    job: 'gallery',
    name: 'Splide',
    entry: uses(['{ Splide }', '@splidejs/splide'], ['', '@splidejs/splide/css']),
  },
  {
    job: 'gallery',
    name: 'Embla (autoplay, fade; no buttons, keys, a11y)',
    entry: uses(
      ['{ default }', 'embla-carousel'],
      ['{ default as Autoplay }', 'embla-carousel-autoplay'],
      ['{ default as Fade }', 'embla-carousel-fade'],
    ),
  },
  {
    job: 'gallery',
    name: 'keen-slider (no buttons, keys, a11y, autoplay, fade)',
    entry: uses(['{ default }', 'keen-slider'], ['', 'keen-slider/keen-slider.min.css']),
  },
  {
    job: 'lightbox',
    name: 'PhotoSwipe',
    entry: uses(
      ['{ default as Lightbox }', 'photoswipe/lightbox'],
      ['{ default }', 'photoswipe'],
      ['', 'photoswipe/style.css'],
    ),
  },
  {
    job: 'lightbox',
    name: 'GLightbox',
    entry: uses(['{ default }', 'glightbox'], ['', 'glightbox/dist/css/glightbox.css']),
  },
  {
    job: 'lightbox',
    name: 'yet-another-react-lightbox (zoom, captions), beside React',
    entry: uses(
      ['{ default }', 'yet-another-react-lightbox'],
      ['{ default as Zoom }', 'yet-another-react-lightbox/plugins/zoom'],
      ['{ default as Captions }', 'yet-another-react-lightbox/plugins/captions'],
      ['', 'yet-another-react-lightbox/styles.css'],
      ['', 'yet-another-react-lightbox/plugins/captions.css'],
    ),
    beside: ['react', 'react-dom'],
  },
  { job: 'layout', name: 'masonry-layout', entry: uses(['{ default }', 'masonry-layout']) },
  { job: 'layout', name: 'Macy', entry: uses(['{ default }', 'macy']) },
  { job: 'layout', name: 'justified-layout', entry: uses(['{ default }', 'justified-layout']) },
  {
    job: 'layout',
    name: 'react-photo-album (masonry), beside React',
    entry: uses(
      ['{ MasonryPhotoAlbum }', 'react-photo-album'],
      ['', 'react-photo-album/masonry.css'],
    ),
    beside: ['react', 'react-dom'],
  },
  {
    job: 'layout',
    name: 'react-photo-album (layout functions)',
    entry: uses(['{ computeMasonryLayout, computeRowsLayout }', 'react-photo-album']),
    beside: ['react', 'react-dom'],
  },
  { job: 'form', name: 'htmx', entry: uses(['', 'htmx.org']) },
  {
    job: 'form',
    name: 'react-hook-form, beside React',
    entry: uses(['{ useForm }', 'react-hook-form']),
    beside: ['react', 'react-dom'],
  },
  { job: 'page', name: 'Alpine', entry: uses(['{ default }', 'alpinejs']) },
  {
    job: 'map',
    name: 'Leaflet',
    entry: uses(['*', 'leaflet'], ['', 'leaflet/dist/leaflet.css']),
  },
  {
    job: 'consent',
    name: 'vanilla-cookieconsent',
    entry: uses(
      ['*', 'vanilla-cookieconsent'],
      ['', 'vanilla-cookieconsent/dist/cookieconsent.css'],
    ),
  },
  {
    job: 'errors',
    name: 'Sentry (a client of its own, uncaught errors, no repeats)',
    entry: uses([
      `{ ${[
        'BrowserClient',
        'Scope',
        'defaultStackParser',
        'dedupeIntegration',
        'globalHandlersIntegration',
        'makeFetchTransport',
      ].join(', ')} }`,
      '@sentry/browser',
    ]),
  },
  {
    job: 'analytics',
    name: 'Plausible',
    entry: uses(['{ init, track }', '@plausible-analytics/tracker']),
  },
];
