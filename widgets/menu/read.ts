import type { Block } from '../../src/block';
import { readFields } from '../../src/fields/readFields';
import { oneOf } from '../../src/fields/reads';
import type { Warn } from '../../src/island/defineIsland';
import { findMenu, type MenuParts } from './menuParts';

/** A menu block with several menus, read. */
export interface MenuModel extends MenuParts {
  node: HTMLElement;
  /** The arrow keys also select; else Enter and Space do, as on the platform. */
  automatic: boolean;
}

const settings = {
  activation: { read: oneOf('manual', 'automatic'), fallback: 'manual' as const },
};

/** Reads the platform's menu or a neutral one. A block with one menu has nothing to drive. */
export function readMenu(node: HTMLElement, block: Block, warn: Warn): MenuModel | null {
  const parts = findMenu(node, warn);
  if (!parts) return null;
  const { activation } = readFields(block.json, settings, warn);
  return { node, ...parts, automatic: activation === 'automatic' };
}
