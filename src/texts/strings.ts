import { cart } from './commerce/cart';
import { cartFailures } from './commerce/cartFailures';
import { cartPage } from './commerce/cartPage';
import { checkout } from './commerce/checkout';
import { measures } from './commerce/measures';
import { prices } from './commerce/prices';
import { productPage } from './commerce/productPage';
import { products } from './commerce/products';
import { quickViews } from './commerce/quickViews';
import { subscriptions } from './commerce/subscriptions';
import { calendars } from './content/calendars';
import { searches } from './content/searches';
import { embeds } from './elsewhere/embeds';
import { follows } from './elsewhere/follows';
import { places } from './elsewhere/places';
import { reservations } from './elsewhere/reservations';
import { captcha } from './forms/captcha';
import { captchaConsole } from './forms/captchaConsole';
import { forms } from './forms/forms';
import { formsConsole } from './forms/formsConsole';
import { likert } from './forms/likert';
import { audio } from './media/audio';
import { backgrounds } from './media/backgrounds';
import { sounds } from './media/sounds';
import { videos } from './media/videos';
import { login } from './members/login';
import { pricing } from './members/pricing';
import { reviews } from './members/reviews';
import { account } from './site/account';
import { analytics } from './site/analytics';
import { announcements } from './site/announcements';
import { calls } from './site/calls';
import { consent } from './site/consent';
import { consentManage } from './site/consentManage';
import { contacts } from './site/contacts';
import { experiments } from './site/experiments';
import { page } from './site/page';
import { popups } from './site/popups';
import { comments } from './social/comments';
import { likes } from './social/likes';
import { sharing } from './social/sharing';
import { dataset } from './widgets/dataset';
import { dialogs } from './widgets/dialogs';
import { galleries } from './widgets/galleries';
import { images } from './widgets/images';
import { maps } from './widgets/maps';
import { marquees } from './widgets/marquees';
import { menus } from './widgets/menus';
import { siteMenus } from './widgets/siteMenus';

/**
 * The texts that a visitor, an owner or the console reads, by the part that says them. They are the
 * platform's, word for word: none is to be improved. `{name}` is a place for `fillText`.
 */
export const strings = {
  account,
  analytics,
  announcements,
  audio,
  backgrounds,
  calendars,
  calls,
  captcha,
  captchaConsole,
  cart,
  cartFailures,
  cartPage,
  checkout,
  comments,
  consent,
  consentManage,
  contacts,
  dataset,
  dialogs,
  experiments,
  forms,
  formsConsole,
  galleries,
  images,
  likert,
  login,
  likes,
  maps,
  marquees,
  measures,
  menus,
  page,
  popups,
  prices,
  pricing,
  productPage,
  products,
  sharing,
  sounds,
  subscriptions,
  quickViews,
  searches,
  reservations,
  follows,
  embeds,
  places,
  siteMenus,
  reviews,
  videos,
};

export type Strings = typeof strings;
