import type { Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { knownOptions } from '#services/debug/checks/knownOptions';
import type {
  BlockDescription,
  EventDescription,
  OptionDescription,
  ValueSchema,
} from './blockDescription';
import { describeAttribute, findAttributes, readSource } from './findAttributes';
import { findBlocks, type NeutralBlock } from './findBlocks';
import { type Declared, declarationOf, openTypes, type SourceTypes } from './openTypes';
import { galleryDefaults, readDefaults } from './readDefaults';
import { type Manual, readManual } from './readManual';
import { schemaOf } from './schemaOf';
import { typeOf, wordsOf } from './typeOf';

const OPTIONS = 'src/engine/block/blockOptions.ts';
const EVENTS = 'src/engine/events.ts';

/** What a block takes of another one: `BlockOptions['form']`. */
const INHERITED = /BlockOptions\['([\w-]+)'\]/g;

/** An option that is declared as a whole number, which to TypeScript is any number. */
const WHOLE = /: Whole;$/;

/** The events of any block, which some manuals speak of. */
const OF_ALL: ReadonlySet<string> = new Set(['mounted', 'failed']);

/** Where what holds for every page is told. */
const PAGE = 'scripts/build/README.md';

const manualOf = (folder: string) => `widgets/${folder}/README.md`;

/** Sorts words as the debug mode says them: in the order that they have for their owners. */
function inOrder(schema: ValueSchema, known: readonly string[] | null | undefined): ValueSchema {
  if (!schema.enum || !known) return schema;
  const place = (word: string | number) => known.indexOf(`${word}`);
  return { ...schema, enum: [...schema.enum].sort((one, other) => place(one) - place(other)) };
}

/** What the readers and manuals say of the options of all blocks. */
interface Sources extends SourceTypes {
  blocks: ReadonlyMap<string, TypeSymbol>;
  manuals: ReadonlyMap<string, Manual>;
}

/** Returns the blocks that a block's options come from, itself first. */
function lineOf(sources: Sources, name: string): { name: string; declared: Declared }[] {
  const symbol = sources.blocks.get(name);
  if (!symbol) return [];
  const declared = declarationOf(symbol);
  const others = [...declared.text.matchAll(INHERITED)].map(([, other = '']) => other);
  return [{ name, declared }, ...others.flatMap((other) => lineOf(sources, other))];
}

async function describeOptions(sources: Sources, name: string): Promise<OptionDescription[]> {
  const { checker, blocks, manuals } = sources;
  const block = blocks.get(name);
  const type = block && checker.getTypeOfSymbol(block);
  if (!type) return [];
  const line = lineOf(sources, name);
  const defaults = new Map<string, string>(name === 'gallery' ? galleryDefaults() : []);
  for (const { declared } of line) {
    for (const [option, value] of await readDefaults(declared)) defaults.set(option, value);
  }
  // What a newsletter has of a form is in the manual of forms.
  const told = [...line.map((one) => one.name), 'form'].map((one) => manuals.get(one)?.options);
  return checker.getPropertiesOfType(type).map((option) => {
    const known = knownOptions[name]?.[option.name];
    const schema = inOrder(schemaOf(checker, checker.getTypeOfSymbol(option)), known);
    const isWhole = WHOLE.test(declarationOf(option).text);
    const row = told.find((rows) => rows?.has(option.name))?.get(option.name);
    return {
      name: option.name,
      type: typeOf(schema),
      words: wordsOf(schema),
      default: defaults.get(option.name) || row?.default || '',
      does: row?.does || checker.getDocumentationCommentOfSymbol(option).replace(/\s+/g, ' '),
      schema: isWhole ? { ...schema, type: 'integer' } : schema,
    };
  });
}

/** Returns the events of the page, with the type of their `detail`. */
function describeEvents({ checker, membersOf }: SourceTypes): EventDescription[] {
  return membersOf(EVENTS, 'SkerryEvents').map((event) => {
    const type = checker.getTypeOfSymbol(event);
    return {
      name: event.name,
      detail: type ? checker.typeToString(type) : 'null',
      does: checker.getDocumentationCommentOfSymbol(event).replace(/\s+/g, ' '),
    };
  });
}

const isTold = ({ text }: Manual, { name }: EventDescription) =>
  new RegExp(`skerry:${name}\\b`).test(text);

/** Describes what holds for every page, and the events that are no block's own. */
function describePage(
  events: readonly EventDescription[],
  blocks: readonly BlockDescription[],
): BlockDescription {
  const own = new Set(blocks.flatMap((block) => block.events.map(({ name }) => name)));
  const { attributes } = readManual(PAGE);
  return {
    name: 'page',
    title: 'Every page',
    does: 'Attributes that any page may have, and events that any block may dispatch.',
    selector: 'html',
    manual: PAGE,
    options: [],
    attributes: [...attributes].map(([name, { does }]) => describeAttribute(name, does)),
    events: events.filter(({ name }) => OF_ALL.has(name) || !own.has(name)),
  };
}

/**
 * Describes all blocks of neutral markup, as their readers and manuals do: the options of
 * `BlockOptions` with the defaults that the readers take, and what the manuals say they do; the
 * attributes; and the events that a manual tells of. The last one, `page`, is what holds for every page. It
 * takes a few seconds: ask once.
 */
export async function collectOptions(): Promise<BlockDescription[]> {
  const types = openTypes();
  try {
    const found: NeutralBlock[] = findBlocks();
    const manuals = new Map(
      found.map(({ name, folder }) => [name, readManual(manualOf(folder))] as const),
    );
    const members = types.membersOf(OPTIONS, 'BlockOptions').map((one) => [one.name, one] as const);
    const sources = { ...types, blocks: new Map(members), manuals };
    const events = describeEvents(types);
    const source = readSource();
    const blocks: BlockDescription[] = [];
    for (const { name, selector, folder } of found) {
      const manual = readManual(manualOf(folder));
      blocks.push({
        name,
        title: manual.title,
        does: manual.does,
        selector,
        manual: manualOf(folder),
        options: await describeOptions(sources, name),
        attributes: findAttributes(manual, source, manuals.values()),
        events: events.filter((event) => !OF_ALL.has(event.name) && isTold(manual, event)),
      });
    }
    blocks.sort((one, other) => (one.name < other.name ? -1 : 1));
    return [...blocks, describePage(events, blocks)];
  } finally {
    types.close();
  }
}
