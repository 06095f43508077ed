import type { Initializer } from '#engine/initializer';
import { access } from './access';
import { address } from './address';
import { audio } from './audio';
import { backgroundVideo } from './backgroundVideo';
import { blockAnimation } from './blockAnimation';
import { blogMasonry } from './blogMasonry';
import { calendar } from './calendar';
import { cartCheckout } from './cartCheckout';
import { cartDropzone } from './cartDropzone';
import { cartOpener } from './cartOpener';
import { cartPage } from './cartPage';
import { commentsLink } from './commentsLink';
import { countdown } from './countdown';
import { donation } from './donation';
import { embed } from './embed';
import { follow } from './follow';
import { gallerySection } from './gallerySection';
import { like } from './like';
import { login } from './login';
import { loginLink } from './loginLink';
import { logout } from './logout';
import { map } from './map';
import { newsletter } from './newsletter';
import { portfolio } from './portfolio';
import { price } from './price';
import { pricingToggle } from './pricingToggle';
import { product } from './product';
import { productRestock } from './productRestock';
import { quickView } from './quickView';
import { relativeTime } from './relativeTime';
import { rendering } from './rendering';
import { reservation } from './reservation';
import { review } from './review';
import { search } from './search';
import { share } from './share';
import { siteHeader } from './siteHeader';

/** The initializers of the blocks that few pages have, in the order in which they run. */
export const laterInitializers: readonly Initializer[] = [
  newsletter,
  rendering,
  calendar,
  relativeTime,
  price,
  cartDropzone,
  cartOpener,
  cartCheckout,
  cartPage,
  donation,
  product,
  productRestock,
  quickView,
  siteHeader,
  search,
  map,
  gallerySection,
  portfolio,
  blogMasonry,
  audio,
  backgroundVideo,
  blockAnimation,
  countdown,
  share,
  like,
  commentsLink,
  pricingToggle,
  login,
  loginLink,
  logout,
  access,
  review,
  reservation,
  follow,
  embed,
  address,
];
