import type { ConsentClass } from './cookies';

/**
 * Every key that Skerry keeps in the browser's storages, by what it begins with, and the consent
 * that a visitor must have given before it may be kept.
 */
export const storageKeys: Readonly<Record<string, ConsentClass>> = {
  /** The answer to the cookie banner. */
  'skerry-consent': 'essential',
  /** That a popup was closed. */
  'squarespace-popup-overlay': 'essential',
  /** The announcement that was closed. */
  'skerry.announcement': 'essential',
  /** What a visitor has typed into a form. */
  'skerry.draft ': 'essential',
  /** How many items are in the visitor's cart, and what they cost. */
  'skerry.cart': 'essential',
  /** What the visitor has liked: kept by their own press. */
  'skerry.likes': 'essential',
  /** The login of a site user. */
  'skerry.xsrfToken': 'essential',
  /** The variant of an experiment that a link has asked for. */
  'skerry.variant.': 'analytics',
};
