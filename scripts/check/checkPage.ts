import type { Placement } from '#engine/registry/placement';
import { findProblems } from '#services/debug/checks/findProblems';
import { knownOptions } from '#services/debug/checks/knownOptions';
import { type Advice, advise } from './advice/advise';
import type { Built } from './advice/leafList';
import type { Finding, FindingKind } from './finding';
import { createRuntime } from './page/createRuntime';
import type { SourcePage } from './page/findPages';
import { loadSheets } from './page/loadSheets';
import { type OpenPage, openPage } from './page/openPage';
import { createRoom } from './rules/createRoom';
import { createOwnParts } from './rules/ownParts';
import { GROWING, ownRules } from './rules/ownRules';
import { takeBlocks } from './rules/takeBlocks';

/** What was found in a page. */
export interface CheckedPage {
  name: string;
  findings: Finding[];
  /** What could not be looked at. */
  notes: string[];
  /** The names of the rows that took blocks, with how many, in the order of the page. */
  blocks: ReadonlyMap<string, number>;
  advice: Advice;
}

const CONTEXT = 'Skerry: site context: ';

/** A field, and what is wrong with it: `speed: "x" can't be used, 1 is`. */
const partsOf = (text: string) => {
  const [, field = '', said = text] = /^([^:\s]+(?: [^:\s]+)?): ([\s\S]*)$/.exec(text) ?? [];
  return { field, said };
};

function kindOf(block: string, text: string): FindingKind {
  const { field } = partsOf(text);
  if (field === 'data-block') return 'block';
  if (/has no dimensions/.test(text)) return 'dimensions';
  if (/can't be used/.test(text)) return 'value';
  const options = Object.hasOwn(knownOptions, block) ? knownOptions[block] : undefined;
  if (/: is no option of|: did you mean/.test(text)) {
    return options && Object.hasOwn(options, field) ? 'value' : 'option';
  }
  return /is none of/.test(text) ? 'value' : 'markup';
}

/** The attribute that says a field: its own, or the one of all options. */
function attributeOf(node: Element, field: string): string {
  const own = [field, `data-${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`];
  return own.find((name) => /^[\w-]+$/.test(name) && node.hasAttribute(name)) ?? 'data-block-json';
}

/** What the debug mode would tell: what widgets warn of, and names and words that are none. */
function* debugFindings(
  page: OpenPage,
  blocks: Map<Element, Placement[]>,
  isOwn: (node: Element) => boolean,
): Generator<Finding> {
  const runtime = { blocks } as Parameters<typeof findProblems>[0];
  const problems = findProblems(runtime);
  const meant = new Set(
    problems
      .filter(({ text }) => /did you mean|is none of/.test(text))
      .map(({ block, text }) => `${block} ${partsOf(text).field}`),
  );
  for (const { node, block, text } of problems) {
    const { field, said } = partsOf(text);
    // Of what both the widget and the debug mode tell, the one that knows what was meant.
    if (/can't be used/.test(said) && meant.has(`${block} ${field}`)) continue;
    const kind = kindOf(block.split(' ')[0] ?? '', text);
    // The platform's own sheets give its pictures their room.
    if (kind === 'dimensions' && !isOwn(node)) continue;
    const inJson = field.split('.').at(-1);
    yield {
      kind,
      block,
      text,
      ...page.positionOf(node, attributeOf(node, field), inJson),
    };
  }
}

/** Gathers what is written to the console of warnings meanwhile. */
function hearWarnings<Made>(make: () => Made): { made: Made; heard: string[] } {
  const { warn } = console;
  const heard: string[] = [];
  console.warn = (...said: unknown[]) => heard.push(said.join(' '));
  try {
    return { made: make(), heard };
  } finally {
    console.warn = warn;
  }
}

const byPlace = (one: Finding, other: Finding) =>
  one.line - other.line || one.column - other.column;

/** Each mistake once: some are told of by a widget, by the debug mode and by rules of ours. */
function once(findings: readonly Finding[]): Finding[] {
  const known = new Set<string>();
  return findings.filter(({ kind, line, column, text }) => {
    const key = `${kind} ${line} ${column} ${kind === 'dimensions' ? '' : partsOf(text).field}`;
    return !known.has(key) && known.add(key);
  });
}

/** What of a page can't be told, since some of its style sheets can't be had. */
const notesOf = (document: Document, missing: readonly string[]): string[] =>
  missing.length && document.querySelector(GROWING)
    ? [`room was not looked at: ${missing.join(', ')} can't be read`]
    : [];

/**
 * Reads a page as the widgets do, without running anything of it, and finds what is wrong.
 *
 * @param dist The folder of Skerry's files.
 */
export async function checkPage(
  source: SourcePage,
  built: Built,
  dist: string,
): Promise<CheckedPage> {
  const page = openPage(source);
  try {
    const { document, positionOf } = page;
    const missing = await loadSheets(document, source, dist);
    const { made, heard } = hearWarnings(() => takeBlocks(document, createRuntime()));
    const { runtime, broken, unread } = made;
    const isOwn = createOwnParts(document);
    const findings = [...debugFindings(page, runtime.blocks, isOwn)];
    // Of neutral blocks the debug mode tells.
    for (const [node, told] of broken) {
      if (node.hasAttribute('data-block')) continue;
      const { field: block, said: text } = partsOf(told);
      findings.push({ kind: 'markup', block, text, ...positionOf(node, 'data-block-json') });
    }
    const hasRoom = missing.length ? undefined : createRoom(document);
    for (const { kind, node, text } of ownRules(document, isOwn, hasRoom)) {
      const around = node.closest('[data-block]')?.getAttribute('data-block') ?? '';
      findings.push({ kind, block: around, text, ...positionOf(node) });
    }
    const context = document.querySelector('script[data-site-context]');
    for (const text of heard.filter((one) => one.startsWith(CONTEXT))) {
      const at = context ? positionOf(context) : { line: 1, column: 1 };
      findings.push({ kind: 'context', block: '', text: text.slice(CONTEXT.length), ...at });
    }
    const taken = [...runtime.blocks.values()].flat().sort(({ node }, other) => {
      const isBefore = node.compareDocumentPosition(other.node) & node.DOCUMENT_POSITION_FOLLOWING;
      return node === other.node ? 0 : isBefore ? -1 : 1;
    });
    const blocks = new Map<string, number>();
    for (const { initializer } of taken) {
      blocks.set(initializer.name, (blocks.get(initializer.name) ?? 0) + 1);
    }
    return {
      name: source.name,
      findings: once(findings.sort(byPlace)),
      notes: [...unread, ...notesOf(document, missing)],
      blocks,
      advice: advise(document, taken, built),
    };
  } finally {
    page.close();
  }
}
