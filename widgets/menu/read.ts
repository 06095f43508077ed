import type { ReadScope } from '#engine/scope';
import { readFields, type Said } from '#page/fields/readFields';
import { oneOf } from '#page/fields/reads';
import { findMenu, type MenuNodes } from './menuNodes';

/** The model of a block with several menus. */
export interface MenuModel extends MenuNodes {
  node: HTMLElement;
  /** Whether the arrow keys also select. Otherwise Enter and Space do, as on the platform. */
  automatic: boolean;
}

export const settings = {
  activation: { read: oneOf('manual', 'automatic'), fallback: 'manual' as const },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    menu: Said<typeof settings>;
  }
}

/**
 * Reads the platform's menu or a neutral one. Null where there is nothing to choose or to drive.
 */
export function readMenu(scope: ReadScope): MenuModel | null {
  const { node, block, warn } = scope;
  const nodes = findMenu(scope);
  if (!nodes) return null;
  const { activation } = readFields(block.json, settings, warn);
  return { node, ...nodes, automatic: activation === 'automatic' };
}
