import { readBlockJson } from '#engine/block/block';
import { LATER } from '#engine/chunks/later';
import type { Placement } from '#engine/registry/placement';
import type { Runtime } from '#engine/runtime';
import { checkOptions } from './checkOptions';
import { picturesWithoutSize } from './checkPictures';
import { knownOptions } from './knownOptions';
import { nearestWord } from './nearestWord';
import type { Problem } from './problem';

/** What a neutral lightbox may open: which links are items, its widget tells. */
const ITEMS = 'a[href],img';

const nameOf = (node: Element) => (node.getAttribute('data-block') ?? '').trim();

/** Reads a node's JSON anew: of a block that waits nobody has read it yet. */
function parseJson(node: Element): { json?: unknown; problems: string[] } {
  try {
    return { json: readBlockJson(node), problems: [] };
  } catch (error) {
    return { problems: [`data-block-json: ${error}`] };
  }
}

/** Returns what is wrong with a neutral block, which its widget may not have read yet. */
function checkTaken(placement: Placement): string[] {
  const { node } = placement;
  const name = nameOf(node);
  const { json, problems } = parseJson(node);
  // Of JSON that is none a block that has failed has warned.
  if (problems.length) return placement.scope().isEnded ? [] : problems;
  const options = Object.hasOwn(knownOptions, name) ? knownOptions[name] : undefined;
  // Others have no options in attributes.
  const data = name === 'gallery' ? node.dataset : {};
  if (options) problems.push(...checkOptions(name, options, json, data));
  if (name === 'lightbox' && !node.querySelector(ITEMS)) {
    problems.push('data-lightbox-item: there is no link with it, and no image');
  }
  return problems;
}

/** Whether one has taken a node that is for it, not in the place of a block that nobody knows. */
const isFor = ({ node, initializer }: Placement) =>
  initializer.name !== LATER || Object.hasOwn(knownOptions, nameOf(node));

/** Returns what is wrong with the name or the JSON of a node that no initializer has taken. */
function checkUntaken(node: Element): string[] {
  const name = nameOf(node);
  if (!Object.hasOwn(knownOptions, name)) {
    const meant = nearestWord(name, Object.keys(knownOptions));
    return [`data-block: ${name}: ${meant ? `did you mean ${meant}?` : 'is no block'}`];
  }
  return parseJson(node).problems;
}

/** As they stand in the page. */
const byPlace = ({ node: one }: Problem, { node: other }: Problem) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
    ? -1
    : Number(one !== other);

/** Returns the block that an element stands in; the element itself where it stands in none. */
function blockAround(node: Element, blocks: Runtime['blocks']): Element {
  for (let around: Element | null = node; around; around = around.parentElement) {
    if (blocks.has(around) && around !== document.documentElement) return around;
  }
  return node.closest('[data-block]') ?? node;
}

const fileOf = (image: HTMLImageElement) =>
  (image.dataset.src ?? image.getAttribute('src') ?? '').replace(/[?#].*|.*\//g, '') || 'a picture';

/** Finds what is wrong in the page's markup: for the widgets themselves, and without them. */
export function findProblems({ blocks }: Runtime): Problem[] {
  const problems = new Map<string, Problem>();
  const takenOf = (node: Element) => {
    const all = blocks.get(node) ?? [];
    return all.find(({ initializer }) => initializer.name !== LATER) ?? all[0];
  };
  const blockOf = (node: Element) => {
    const taken = takenOf(node);
    return taken && isFor(taken)
      ? `${taken.initializer.name} ${taken.block.id}`
      : `${nameOf(node)} ${node.id}`.trim();
  };
  const add = (node: Element, block: string, text: string, isTold = false) => {
    const key = `${block}: ${text}`;
    if (!problems.has(key)) problems.set(key, { key, node, block, text, isTold });
  };

  for (const [node, taken] of blocks) {
    for (const placement of taken) {
      const block = `${placement.initializer.name} ${placement.block.id}`;
      for (const text of placement.scope().warnings) add(node, block, text, true);
    }
  }
  for (const node of document.querySelectorAll<HTMLElement>('[data-block]')) {
    const block = blockOf(node);
    const taken = takenOf(node);
    for (const text of taken && isFor(taken) ? checkTaken(taken) : checkUntaken(node))
      add(node, block, text);
  }
  for (const image of picturesWithoutSize()) {
    const text = 'has no dimensions: data-image-dimensions, or width and height, keep its room';
    add(image, blockOf(blockAround(image, blocks)), `${fileOf(image)}: ${text}`);
  }
  return [...problems.values()].sort(byPlace);
}
