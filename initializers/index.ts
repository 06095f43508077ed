import type { Initializer } from '#engine/initializer';
import { accordion } from './accordion';
import { cartLink } from './cartLink';
import { form } from './form';
import { gallery } from './gallery';
import { image } from './image';
import { later } from './later';
import { lightbox } from './lightbox';
import { marquee } from './marquee';
import { menu } from './menu';
import { siteParts } from './siteParts';
import { textShrink } from './textShrink';
import { tooltip } from './tooltip';
import { video } from './video';

/** The initializers that Skerry comes with, in the order in which they run. */
export const initializers: readonly Initializer[] = [
  siteParts,
  accordion,
  menu,
  marquee,
  gallery,
  cartLink,
  image,
  lightbox,
  form,
  textShrink,
  tooltip,
  video,
  later,
];
