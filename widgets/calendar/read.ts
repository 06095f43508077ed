import type { BlockScope } from '#engine/scope';
import { type Read, readFields, type Said } from '#page/fields/readFields';
import { text } from '#page/fields/reads';
import { textsIn } from '#page/fields/textsIn';
import { BlockType } from '#rules/enumerations/blocks/blockType';
import { type Month, monthOf, readMonth, writeMonth } from './month';

const type: Read<string | number> = (value) =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

const monthText: Read<string> = (value) => {
  const month = readMonth(value);
  return month && writeMonth(month);
};

const unsaid = { read: text, fallback: undefined };

export const fields = {
  type: { read: type, fallback: BlockType.Calendar },
  id: unsaid,
  collectionId: unsaid,
  month: { read: monthText, fallback: undefined },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    calendar: Said<typeof fields>;
  }
}

/** A calendar of events, one month of which is seen. */
export interface CalendarModel {
  /** The place of the month; undefined where the server has sent none. */
  place: HTMLElement | undefined;
  /** The server's own links to the months before and after, and the name between them. */
  header: ServerHeader | undefined;
  /** What the server is asked for: all that the block says, with the month. */
  widgetOf(month: Month): { type: string | number; id: string; value: object };
  collectionId: string | undefined;
  /** The month that is shown first: the one that is named, else the present one. */
  month: Month;
  /** Whether that one is in the page already. */
  isHere: boolean;
}

/** What the server has sent to step by, for a page without script too. */
export interface ServerHeader {
  previous: HTMLAnchorElement;
  next: HTMLAnchorElement;
  /** The text that names the month. */
  name: Text;
}

function readHeader(node: Element): ServerHeader | undefined {
  const previous = node.querySelector('a[data-calendar-previous]');
  const next = node.querySelector('a[data-calendar-next]');
  const named = node.querySelector('[data-calendar-name]');
  const [name] = named ? textsIn(named) : [];
  return previous instanceof HTMLAnchorElement && next instanceof HTMLAnchorElement && name
    ? { previous, next, name }
    : undefined;
}

const PLACE = '.sqs-block-content,[data-calendar-month]';

/** Reads a calendar: the platform's block, or a neutral one. Of a wrong field the default is taken. */
export function readCalendar({ node, block, warn, runtime }: BlockScope): CalendarModel {
  const said = readFields(block.json, fields, warn);
  const place = node.querySelector<HTMLElement>(PLACE) ?? undefined;
  const month = readMonth(said.month);
  return {
    place,
    header: readHeader(node),
    widgetOf: (shown) => ({
      type: said.type,
      id: said.id ?? node.id.replace(/^block-/, ''),
      value: { ...Object(block.json), month: writeMonth(shown) },
    }),
    collectionId: said.collectionId,
    month: month ?? monthOf(new Date(), runtime.context.read('website.timeZone', '')),
    isHere: place !== undefined && textsIn(place).length > 0,
  };
}
