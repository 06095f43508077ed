import type { Block } from './block';

/** Warns of one block: names the initializer and the block; the message names the field. */
export function warnBlock(name: string, { id }: Block, message: string): void {
  console.warn(`Skerry: ${name} ${id}: ${message}`);
}
