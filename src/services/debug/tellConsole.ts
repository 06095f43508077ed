import type { Problem } from './checks/problem';
import type { BlockState } from './readBlocks';

/** Says on the console what the overlay says, each thing once. */
export type Teller = (blocks: readonly BlockState[], problems: readonly Problem[]) => void;

/** Creates what tells the console: all at first in a group, later what is new. */
export function createTeller(): Teller {
  const told = new Set<string>();
  let isFirst = true;

  const say = (level: 'info' | 'warn', text: string) => {
    if (told.has(text)) return;
    told.add(text);
    console[level](`Skerry: ${text}`);
  };

  return (blocks, problems) => {
    if (isFirst) console.groupCollapsed('Skerry debug');
    for (const { block, text } of blocks) say('info', `${block}: ${text}`);
    for (const { key, isTold } of problems) {
      // Else the block itself has said it, when it came up.
      if (!isTold) say('warn', key);
    }
    if (isFirst) console.groupEnd();
    isFirst = false;
  };
}
