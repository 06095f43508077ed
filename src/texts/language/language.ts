import type { Strings } from '../strings';

/** The parts that visitors read; the console's, and those of servers and tools, stay English. */
type Spoken =
  | 'account'
  | 'announcements'
  | 'audio'
  | 'backgrounds'
  | 'calendars'
  | 'calls'
  | 'captcha'
  | 'cart'
  | 'cartFailures'
  | 'cartPage'
  | 'checkout'
  | 'comments'
  | 'consent'
  | 'consentManage'
  | 'contacts'
  | 'dialogs'
  | 'forms'
  | 'galleries'
  | 'likert'
  | 'likes'
  | 'login'
  | 'maps'
  | 'marquees'
  | 'measures'
  | 'menus'
  | 'page'
  | 'popups'
  | 'prices'
  | 'pricing'
  | 'productPage'
  | 'products'
  | 'quickViews'
  | 'reviews'
  | 'sharing'
  | 'siteMenus'
  | 'reservations'
  | 'follows'
  | 'embeds'
  | 'places'
  | 'subscriptions'
  | 'searches'
  | 'videos';

/** Texts of these parts that only the console, or who edits the page, reads. */
type Unspoken =
  | 'evaluateFailed'
  | 'fontGone'
  | 'invalidDate'
  | 'noDesign'
  | 'noElement'
  | 'noLightbox'
  | 'notMade'
  | 'noTransition'
  | 'noVideoLoader'
  | 'notAmount'
  | 'onlyEmbedded'
  | 'tweenDuration'
  | 'tweenHelperGone'
  | 'unknownCurrency'
  | 'unparsable';

/**
 * All texts that visitors read, in one language. A count stands in its place as a number, so that a
 * text must be right for every number.
 */
export type Language = {
  readonly [Part in Spoken]: Readonly<Record<Exclude<keyof Strings[Part], Unspoken>, string>>;
};
