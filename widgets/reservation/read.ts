import type { BlockScope } from '#engine/scope';
import { type Read, readFields, type Said } from '#page/fields/readFields';
import { oneOf, text, yesNo } from '#page/fields/reads';
import { parseLink } from '#page/links/parseLink';
import type { Reservation, TableBooking, TockBooking } from './reservation';

const TOCK = 'https://www.exploretock.com';

/** Whose script may run: `data-source-url` must not be a way for others to bring theirs. */
const TOCK_HOST = /(?:^|\.)exploretock\.com$/;

const matching =
  (pattern: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

const restaurantId: Read<string> = (value) =>
  /^\d{1,12}$/.test(String(value)) ? String(value) : undefined;

const tockScript: Read<string> = (value) => {
  const url = typeof value === 'string' ? parseLink(value, `${TOCK}/`, ['https:']) : undefined;
  return url && TOCK_HOST.test(url.hostname) && !url.port ? url.href : undefined;
};

const unsaid = <Value>(read: Read<Value>) => ({ read, fallback: undefined });

/** In the block's JSON; in its attributes `restaurantId` is `data-restaurant-id`. */
export const fields = {
  provider: unsaid(oneOf('opentable', 'tock')),
  restaurantId: unsaid(restaurantId),
  domain: unsaid(matching(/^[a-z]{2,3}(\.[a-z]{2})?$/)),
  hideTitle: unsaid(yesNo),
  hideIcons: unsaid(yesNo),
  hideLogo: unsaid(yesNo),
  hideFields: unsaid(yesNo),
  business: unsaid(matching(/^[\w-]{1,100}$/)),
  sourceUrl: unsaid(tockScript),
  displayMode: unsaid(text),
  colorMode: unsaid(text),
  locale: unsaid(text),
  timezone: unsaid(text),
  offering: unsaid(text),
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    reservation: Said<typeof fields>;
  }
}

/** What a block says, in its JSON or its attributes. */
type Told = ReturnType<typeof readFields<typeof fields>>;

/** Reads the JSON and the attributes; what an attribute says is stronger. */
function readTold({ node, block, warn }: BlockScope): Told {
  const json = readFields(block.json, fields, warn);
  const attributes = readFields({ ...node.dataset }, fields, (field, message) =>
    warn(`data-${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, message),
  );
  const said = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return { ...json, ...Object.fromEntries(said) };
}

/** The number in the server's own form or link: `rid=1234`. */
function findRestaurantId(node: HTMLElement): string | undefined {
  const field = node.querySelector<HTMLInputElement>('input[name="rid"]')?.value;
  const link = node.querySelector<HTMLAnchorElement>('a[href*="rid="],form[action*="rid="]');
  const address = link?.getAttribute('href') ?? link?.getAttribute('action') ?? '';
  return restaurantId(field ?? /[?&]rid=(\d+)/.exec(address)?.[1]);
}

function readTable(scope: BlockScope, told: Told): TableBooking | null {
  const { node, warn } = scope;
  const id = told.restaurantId ?? findRestaurantId(node);
  if (!id) {
    warn('restaurantId', 'is missing; left as it is');
    return null;
  }
  const domain = told.domain ?? 'com';
  const { hideTitle, hideIcons, hideLogo, hideFields } = told;
  return {
    provider: 'opentable',
    version: node.matches('.sqs-block-opentable') ? 1 : 2,
    restaurantId: id,
    domain,
    hideTitle,
    hideIcons,
    hideLogo,
    hideFields,
    link: `https://www.opentable.${domain}/restref/client/?rid=${id}`,
  };
}

function readTock({ warn }: BlockScope, told: Told): TockBooking | null {
  const { business, displayMode, colorMode, locale, timezone, offering } = told;
  if (!business) {
    warn('business', 'is missing; left as it is');
    return null;
  }
  return {
    provider: 'tock',
    business,
    source: told.sourceUrl ?? `${TOCK}/tock.js`,
    settings: {
      'data-tock-display-mode': displayMode,
      'data-tock-color-mode': colorMode,
      'data-tock-locale': locale,
      'data-tock-timezone': timezone,
      'data-tock-offering': offering,
    },
    link: `${TOCK}/${business}`,
  };
}

/**
 * Reads a reservation block. The platform's configuration of these blocks is not known: it is read from
 * the block's JSON and its attributes, and the restaurant's number from the server's form or link where
 * neither has it. Null, after a warning, for a block that does not say which restaurant it is for.
 */
export function readReservation(scope: BlockScope): Reservation | null {
  const told = readTold(scope);
  const isTock = scope.node.matches('.tock-block') || told.provider === 'tock';
  return isTock ? readTock(scope, told) : readTable(scope, told);
}
