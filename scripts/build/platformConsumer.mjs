// A server in plain JavaScript that takes the package by its name: checked against the shipped
// types, without those of a browser, and run by Node.
import {
  ContentItemType,
  checkFileSize,
  cohorts,
  createStrings,
  editorIdentifier,
  findCurrency,
  formatMoney,
  HIDDEN_NAVIGATION,
  hasStrictEmailForm,
  isEmail,
  isTrackedVisibility,
  linkCategory,
  MAX_SKU_CHARACTERS,
  parseQuery,
  VISIBLE_RATIO,
} from 'skerry/platform';

/** @type {import('skerry/platform').Money} */
const price = { amount: '1234.5', currencyCode: 'USD' };

const said = {
  price: formatMoney(price),
  digits: findCurrency('JPY')?.fractionDigits,
  size: checkFileSize(1_000_001, 1).fits,
  email: isEmail('name@example.com', { hasForm: hasStrictEmailForm }),
  link: linkCategory('/s/menu.pdf'),
  skus: MAX_SKU_CHARACTERS,
  query: parseQuery('?a=1&a=2').get('a')?.join(),
  item: editorIdentifier(ContentItemType.Audio),
  tracked: isTrackedVisibility('draft'),
  hidden: HIDDEN_NAVIGATION,
  groups: cohorts.length,
  seen: VISIBLE_RATIO,
  text: createStrings({ dialogs: { ok: 'Gut' } }).dialogs.ok,
};
const expected = {
  price: '$1,234.50',
  digits: 0,
  size: false,
  email: true,
  link: 'file',
  skus: 60,
  query: '1,2',
  item: 'album-track',
  tracked: true,
  hidden: '_hidden',
  groups: 5,
  seen: 0.5,
  text: 'Gut',
};
if (JSON.stringify(said) !== JSON.stringify(expected)) {
  throw new Error(`skerry/platform says ${JSON.stringify(said)}`);
}
