import { knownOptions } from '#services/debug/checks/knownOptions';
import { initializers } from '../../initializers';
import { laterInitializers } from '../../initializers/later/laterInitializers';

/** A kind of block in neutral markup. */
export interface NeutralBlock {
  name: string;
  /** What finds it in a page. */
  selector: string;
  /** The folder of its widget, below `widgets`. */
  folder: string;
}

/** What is no block by `data-block`, but by an attribute of its own. */
const BY_ATTRIBUTE = /^(?:\w+)?\[(data-(?!block\b)[\w-]+)\]/;

const FOLDER = /widgets\/([\w-]+)\//;

const partsOf = (selector: string) => selector.split(/,(?![^(]*\))/);

/**
 * Finds the blocks of neutral markup in what the initializers look for. One that the bootstrap has
 * takes the blocks of its own name besides, which its selector need not say.
 */
export function findBlocks(): NeutralBlock[] {
  const found = new Map<string, NeutralBlock>();
  for (const { name, selector = '', load } of [...initializers, ...laterInitializers]) {
    const folder = FOLDER.exec(String(load))?.[1] ?? '';
    const isNamed = initializers.some((one) => one.name === name) && knownOptions[name];
    if (isNamed && folder) found.set(name, { name, selector: `[data-block="${name}"]`, folder });
    for (const part of partsOf(selector)) {
      const [, block] = /^\[data-block="?([\w-]+)"?\]$/.exec(part) ?? [];
      const key = block ?? (BY_ATTRIBUTE.test(part) ? name : undefined);
      if (key && folder && !found.has(key)) found.set(key, { name: key, selector: part, folder });
    }
  }
  return [...found.values()];
}
