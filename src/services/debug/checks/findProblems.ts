import type { Runtime } from '#engine/runtime';
import { checkOptions } from './checkOptions';
import { picturesWithoutSize } from './checkPictures';
import { knownOptions } from './knownOptions';
import { nearestWord } from './nearestWord';
import type { Problem } from './problem';

/** What a neutral lightbox opens. */
const ITEMS = 'a[href][data-lightbox-item],img:not(a *)';

const nameOf = (node: Element) => (node.getAttribute('data-block') ?? '').trim();

/** Returns what is wrong with the name or the JSON of a node that no initializer has taken. */
function checkUntaken(node: Element): string | undefined {
  const name = nameOf(node);
  if (!Object.hasOwn(knownOptions, name)) {
    const meant = nearestWord(name, Object.keys(knownOptions));
    return `data-block: ${name}: ${meant ? `did you mean ${meant}?` : 'is no block'}`;
  }
  try {
    JSON.parse(node.getAttribute('data-block-json') || '{}');
  } catch (error) {
    return `data-block-json: ${error}`;
  }
  return undefined;
}

const fileOf = (image: HTMLImageElement) =>
  (image.dataset.src ?? image.getAttribute('src') ?? '').replace(/[?#].*|.*\//g, '') || 'a picture';

/** Finds what is wrong in the page's markup: for the widgets themselves, and without them. */
export function findProblems({ placements }: Runtime): Problem[] {
  const problems: Problem[] = [];
  const blockOf = (node: Element) => {
    const [taken] = placements.get(node) ?? [];
    return taken ? `${taken.takenBy.name} ${taken.block.id}` : `${nameOf(node)} ${node.id}`.trim();
  };
  const add = (node: Element, text: string, about = node) =>
    problems.push({ node, block: blockOf(about), text });

  for (const [node, taken] of placements) {
    for (const { takenBy, warnings } of taken) {
      const block = `${takenBy.name} ${taken[0]?.block.id}`;
      for (const text of new Set(warnings)) problems.push({ node, block, text, isTold: true });
    }
  }
  for (const node of document.querySelectorAll<HTMLElement>('[data-block]')) {
    const name = nameOf(node);
    const [taken] = placements.get(node) ?? [];
    const untaken = taken ? undefined : checkUntaken(node);
    if (untaken) add(node, untaken);
    const options = Object.hasOwn(knownOptions, name) ? knownOptions[name] : undefined;
    if (!taken || !options) continue;
    for (const text of checkOptions(name, options, taken.block.json, node.dataset)) add(node, text);
    if (name === 'lightbox' && !node.querySelector(ITEMS)) {
      add(node, 'data-lightbox-item: there is no link with it, and no image');
    }
  }
  for (const image of picturesWithoutSize()) {
    const text = 'has no dimensions: data-image-dimensions, or width and height, keep its room';
    add(image, `${fileOf(image)}: ${text}`, image.closest('[data-block]') ?? image);
  }
  return problems;
}
