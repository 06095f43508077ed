import type { BlockScope } from '#engine/scope';
import { readForm } from '#forms/readForm';
import { readPageImage } from '#media/images/readPageImage';
import { readFilm } from '#media/videos/film/readFilm';
import { readPageAccess } from '#widgets/access/read';
import { readAccordion } from '#widgets/accordion/read';
import { readAddress } from '#widgets/address/read';
import { readAudio } from '#widgets/audio/read';
import { readBackground } from '#widgets/background-video/read';
import { readCalendar } from '#widgets/calendar/read';
import { readDrawer } from '#widgets/cart/opener/read';
import { readCartPage } from '#widgets/cart/read';
import { readCheckoutLink } from '#widgets/cart-checkout/read';
import { readCartLink } from '#widgets/cart-link/read';
import { readComments } from '#widgets/comments-link/read';
import { readCountdown } from '#widgets/countdown/read';
import { readDonation } from '#widgets/donation/read';
import { readEmbed } from '#widgets/embed/read';
import { readUsername } from '#widgets/follow/read';
import { readGallery } from '#widgets/gallery/model/read';
import { readSection } from '#widgets/gallery-section/read';
import { readOpener } from '#widgets/lightbox/items/readOpener';
import { readLike } from '#widgets/like/read';
import { readLogin } from '#widgets/login/read';
import { readLoginLink } from '#widgets/login-link/read';
import { readLogout } from '#widgets/logout/read';
import { readLocation } from '#widgets/map/read';
import { readOptions } from '#widgets/map/view/readOptions';
import { readMarquee } from '#widgets/marquee/read';
import { readMenu } from '#widgets/menu/read';
import { readNewsletter } from '#widgets/newsletter/read';
import { readPrice } from '#widgets/price/read';
import { readPricing } from '#widgets/pricing-toggle/read';
import { readProduct } from '#widgets/product/read';
import { readRestock } from '#widgets/product-restock/read';
import { readItem } from '#widgets/quick-view/read';
import { readRelativeTime } from '#widgets/relative-time/read';
import { readRendering } from '#widgets/rendering/read';
import { readReservation } from '#widgets/reservation/read';
import { readReview } from '#widgets/review/read';
import { readSearch } from '#widgets/search/read';
import { readShare } from '#widgets/share/read';
import { readTooltip } from '#widgets/tooltip/read';

/** What of a widget reads a block: its warnings are what is wrong with it. */
export type BlockReader = (scope: BlockScope) => unknown;

const DRAWN = '.form-wrapper:not(:has(form))';

const isNeutral = ({ node }: BlockScope) => node.hasAttribute('data-block');

/** The readers of the widgets, by the names of their initializers. */
export const readers: Readonly<Record<string, BlockReader>> = {
  access: readPageAccess,
  accordion: readAccordion,
  address: readAddress,
  audio: readAudio,
  'background-video': readBackground,
  calendar: readCalendar,
  'cart-checkout': readCheckoutLink,
  'cart-opener': readDrawer,
  'cart-page': readCartPage,
  'cart-link': readCartLink,
  'comments-link': readComments,
  countdown: readCountdown,
  donation: readDonation,
  embed: readEmbed,
  follow: readUsername,
  // One that comes as JSON is drawn into its wrapper.
  form: (scope) => !scope.node.querySelector(DRAWN) && readForm(scope, false),
  gallery: readGallery,
  'gallery-section': readSection,
  image: ({ node, warn }) => readPageImage(node, warn),
  lightbox: readOpener,
  like: readLike,
  login: readLogin,
  'login-link': readLoginLink,
  logout: readLogout,
  map(scope) {
    const location = readLocation(scope);
    return location && readOptions(scope, location);
  },
  marquee: readMarquee,
  menu: readMenu,
  newsletter: readNewsletter,
  price: readPrice,
  'pricing-toggle': readPricing,
  product: readProduct,
  'product-restock': readRestock,
  'quick-view'({ node, warn }) {
    if (!readItem(node)) warn('href', 'it leads to no page of this site; left as it is');
  },
  'relative-time': readRelativeTime,
  // The platform says it in attributes of its own.
  rendering: (scope) => isNeutral(scope) && readRendering(scope),
  reservation: readReservation,
  review: readReview,
  search: readSearch,
  share: readShare,
  tooltip: readTooltip,
  video({ node, warn }) {
    const isLink = node instanceof HTMLAnchorElement;
    if (isLink && !readFilm(node.href, document.baseURI, false)) {
      warn('href', `${JSON.stringify(node.getAttribute('href'))} is no film; it stays a link`);
    }
  },
};
