import { account } from './account';
import { analytics } from './analytics';
import { announcements } from './announcements';
import { calls } from './calls';
import { captcha } from './captcha';
import { captchaConsole } from './captchaConsole';
import { cart } from './cart';
import { consent } from './consent';
import { contacts } from './contacts';
import { dataset } from './dataset';
import { dialogs } from './dialogs';
import { editing } from './editing';
import { experiments } from './experiments';
import { files } from './files';
import { forms } from './forms';
import { formsConsole } from './formsConsole';
import { galleries } from './galleries';
import { images } from './images';
import { likert } from './likert';
import { marquees } from './marquees';
import { menus } from './menus';
import { page } from './page';
import { popups } from './popups';
import { products } from './products';
import { reviews } from './reviews';
import { videos } from './videos';

/**
 * Every text of the specification that a visitor, an owner or the console reads, exactly as the
 * specification has it, by the part that says it. `{name}` is a place for `fillText`.
 */
export const strings = {
  account,
  analytics,
  announcements,
  calls,
  captcha,
  captchaConsole,
  cart,
  consent,
  contacts,
  dataset,
  dialogs,
  editing,
  experiments,
  files,
  forms,
  formsConsole,
  galleries,
  images,
  likert,
  marquees,
  menus,
  page,
  popups,
  products,
  reviews,
  videos,
};

export type Strings = typeof strings;
