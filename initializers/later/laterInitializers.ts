import type { Initializer } from '#engine/initializer';
import { access } from './access';
import { cart } from './cart';
import { cartCheckout } from './cartCheckout';
import { cartDrawer } from './cartDrawer';
import { cartDropzone } from './cartDropzone';
import { cartLink } from './cartLink';
import { donation } from './donation';
import { login } from './login';
import { loginLink } from './loginLink';
import { logout } from './logout';
import { map } from './map';
import { newsletter } from './newsletter';
import { price } from './price';
import { pricingToggle } from './pricingToggle';
import { product } from './product';
import { productRestock } from './productRestock';
import { quickView } from './quickView';
import { relativeTime } from './relativeTime';
import { rendering } from './rendering';
import { review } from './review';
import { siteHeader } from './siteHeader';

/** The initializers of the blocks that few pages have, in the order in which they run. */
export const laterInitializers: readonly Initializer[] = [
  newsletter,
  rendering,
  relativeTime,
  price,
  cartDropzone,
  cartLink,
  cartDrawer,
  cartCheckout,
  cart,
  donation,
  product,
  productRestock,
  quickView,
  siteHeader,
  map,
  pricingToggle,
  login,
  loginLink,
  logout,
  access,
  review,
];
