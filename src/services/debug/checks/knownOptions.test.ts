import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BlockScope, Warn } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { readContext } from '#forms/readContext';
import { readPageAccess } from '#widgets/access/read';
import { readAccordion } from '#widgets/accordion/read';
import { readNeutral as readAudio } from '#widgets/audio/model/readNeutral';
import { readBackground } from '#widgets/background-video/read';
import { readCalendar } from '#widgets/calendar/read';
import { readDrawer } from '#widgets/cart/opener/read';
import { readCartPage } from '#widgets/cart/read';
import { readCountdownOptions } from '#widgets/countdown/readCountdownOptions';
import { readEmbed } from '#widgets/embed/read';
import { readUsername } from '#widgets/follow/read';
import { readOptions } from '#widgets/gallery/model/readOptions';
import { designs } from '#widgets/gallery/prepare/designs';
import { readRoom } from '#widgets/gallery/prepare/readRoom';
import { readOpener } from '#widgets/lightbox/items/readOpener';
import { readLogin } from '#widgets/login/read';
import { readLogout } from '#widgets/logout/read';
import { readLocation } from '#widgets/map/read';
import { readOptions as readMapOptions } from '#widgets/map/view/readOptions';
import { readMarquee } from '#widgets/marquee/read';
import { readMenu } from '#widgets/menu/read';
import { readNeutral } from '#widgets/product/model/readNeutral';
import { readRendering } from '#widgets/rendering/read';
import { readReservation } from '#widgets/reservation/read';
import { readReview } from '#widgets/review/read';
import { readSearch } from '#widgets/search/read';
import { readShare } from '#widgets/share/read';
import { initializers } from '../../../../initializers';
import { laterInitializers } from '../../../../initializers/later/laterInitializers';
import { knownOptions } from './knownOptions';

afterEach(() => document.body.replaceChildren());

/** Reads the JSON of a block as its widget does, in the least markup that it takes. */
const readBy =
  (html: string, read: (scope: Parameters<typeof readMenu>[0]) => unknown) =>
  (json: object, warn: Warn) => {
    document.body.innerHTML = `<div data-block>${html}</div>`;
    const node = document.body.firstElementChild as HTMLElement;
    node.dataset.block = 'any';
    read({ node, block: { id: 'a', json }, warn });
  };

/** The same for a widget that reads what the site says, too. */
const whole = (read: (scope: BlockScope) => unknown) =>
  readBy('', (scope) => read({ ...scope, runtime: createTestRuntime() } as unknown as BlockScope));

const form = readBy('', (scope) => readContext(scope));

const readers: Record<string, (json: object, warn: Warn) => void> = {
  accordion: readBy(
    '<div data-accordion-item><button data-accordion-trigger></button><p data-accordion-panel></p></div>',
    readAccordion,
  ),
  'background-video': (json, warn) => {
    document.body.innerHTML = '<div data-block="background-video"><video></video></div>';
    const node = document.body.firstElementChild as HTMLElement;
    readBackground({ node, block: { id: 'a', json }, warn });
  },
  audio: readBy('<audio src="a.mp3"></audio>', readAudio),
  menu: readBy(
    '<div data-menu-tabs><button></button><button></button></div><p data-menu-panel></p><p data-menu-panel></p>',
    readMenu,
  ),
  marquee: readBy('<p>Text</p>', (scope) => {
    // It reads the attribute anew.
    vi.spyOn(JSON, 'parse').mockReturnValue(scope.block.json);
    readMarquee(scope);
  }),
  gallery(json, warn) {
    readOptions(json, warn);
    readRoom(json as Record<string, unknown>, 'grid');
  },
  lightbox: readBy('<img src="a.jpg">', readOpener),
  form,
  newsletter: form,
  map: whole((scope) => {
    const location = readLocation(scope);
    if (location) readMapOptions(scope, location);
  }),
  reservation: whole(readReservation),
  calendar: whole(readCalendar),
  follow: readBy('', readUsername),
  embed: readBy('', readEmbed),
  address: () => {},
  cart: whole(readCartPage),
  'cart-link': readBy('', readDrawer),
  product: whole((scope) => readNeutral(scope, document.createElement('form'))),
  countdown: readBy('', readCountdownOptions),
  like: () => {},
  rendering: readBy('', readRendering),
  share: readBy('', readShare),
  search: whole(readSearch),
  'text-shrink': () => {},
  'cart-checkout': () => {},
  'product-quick-view': () => {},
  'product-restock': () => {},
  'pricing-toggle': () => {},
  login: readBy('<form><input type="email"><input type="password"></form>', readLogin),
  'login-link': () => {},
  review: readBy(
    '<form><input type="radio" name="rating"><input type="radio" name="rating"><button></button></form>',
    (scope) => readReview({ ...scope, runtime: createTestRuntime() } as unknown as BlockScope),
  ),
  access: whole(readPageAccess),
  logout: readBy('<form></form>', readLogout),
};

/** Of those, image and video drive parts of blocks, tooltip and the page's parts are none. */
const BOOTSTRAP_BLOCKS = [
  'accordion',
  'menu',
  'marquee',
  'gallery',
  'cart-link',
  'lightbox',
  'form',
  'text-shrink',
];

it('knows the names of all blocks', () => {
  // The rows of the bootstrap take nodes by their own names.
  const first = initializers.map(({ name }) => name);
  const names = laterInitializers.flatMap(({ selector = '' }) =>
    [...selector.matchAll(/\[data-block="?([\w-]+)"?\]/g)].map(([, name]) => name),
  );
  const known = Object.keys(knownOptions);
  const later = [...new Set(names)].filter((name) => !first.includes(String(name)));
  expect(known.filter((name) => !first.includes(name)).sort()).toEqual(later.sort());
  expect(first.filter((name) => known.includes(name))).toEqual(BOOTSTRAP_BLOCKS);
});

describe.each(Object.entries(knownOptions))('%s', (name, options) => {
  const read = readers[name];
  if (!read) throw new Error(`Nobody reads ${name}`);

  it('has the options that its widget asks for', () => {
    const asked = new Set<string>();
    const note = (_: object, key: string | symbol) => {
      if (typeof key === 'string') asked.add(key);
      return undefined;
    };
    const has = (_: object, key: string | symbol) => Boolean(note(_, key));
    read(new Proxy({}, { get: note, has, getOwnPropertyDescriptor: note }), () => {});
    asked.delete('constructor');
    expect([...asked].sort()).toEqual(Object.keys(options).sort());
  });

  const words = Object.entries(options).flatMap(([option, words]) =>
    words ? [[option, words] as const] : [],
  );
  it.runIf(words.length).each(words)('takes each word of %s, and no other', (option, words) => {
    const warn = vi.fn<Warn>();
    for (const word of words) read({ [option]: word }, warn);
    expect(warn).not.toHaveBeenCalled();
    read({ [option]: 'no such word' }, warn);
    // A gallery of an unknown design is one of none.
    if (option !== 'design') expect(warn).toHaveBeenCalledWith(option, expect.anything());
  });
});

it('knows the designs of galleries', () => {
  const words = Object.entries(designs).map(([name, { _word }]) => _word ?? name);
  expect(knownOptions.gallery?.design).toEqual(words);
});
