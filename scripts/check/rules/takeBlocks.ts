import { readBlockJson } from '#engine/block/block';
import { LATER } from '#engine/chunks/later';
import type { Initializer } from '#engine/initializer';
import { findNodes } from '#engine/registry/findNodes';
import type { Placement } from '#engine/registry/placement';
import type { Runtime } from '#engine/runtime';
import { createScope } from '#engine/scope';
import { initializers } from '../../../initializers';
import { laterInitializers } from '../../../initializers/later/laterInitializers';
import { readers } from './readers';

/** All rows that find blocks. */
const rows = [...initializers.filter(({ name }) => name !== LATER), ...laterInitializers];

function createPlacement(
  runtime: Runtime,
  initializer: Initializer,
  node: HTMLElement,
  id: string,
): Placement {
  const warnings: string[] = [];
  const block = { id, json: readBlockJson(node) };
  const scope = createScope(runtime, {
    node,
    block,
    warnings,
    warn(field: string, message: string) {
      warnings.push((field && `${field}: `) + message);
    },
    report: () => {},
  });
  return {
    initializer,
    node,
    block,
    scope: () => scope,
    _runtime: runtime,
    _isOver: true,
  };
}

/** Whether a row runs on this page at all. */
function isWanted({ wanted }: Initializer, { context }: Runtime): boolean {
  try {
    return !wanted || Boolean(wanted(context));
  } catch {
    return false;
  }
}

/** The blocks of a page, read. */
export interface TakenBlocks {
  runtime: Runtime;
  /** The nodes whose JSON can't be decoded, each with what is wrong with it. */
  broken: ReadonlyMap<Element, string>;
  /** Blocks whose reader failed, which is no fault of the page: they were not looked at. */
  unread: readonly string[];
}

/**
 * Takes the blocks of a page as the registry does, and reads each, so that `runtime.blocks` holds what their
 * widgets warn of.
 */
export function takeBlocks(document: Document, runtime: Runtime): TakenBlocks {
  const { blocks } = runtime;
  const broken = new Map<Element, string>();
  const unread: string[] = [];
  let count = 0;
  const take = (node: HTMLElement, initializer: Initializer): Placement | undefined => {
    const { name } = initializer;
    const taken = blocks.get(node) ?? [];
    const id = taken[0]?.block.id ?? (node.getAttribute('id') || `${name}-${++count}`);
    try {
      const placement = createPlacement(runtime, initializer, node, id);
      blocks.set(node, [...taken, placement]);
      return placement;
    } catch (error) {
      broken.set(node, `${name} ${id}: data-block-json: ${error}`);
      blocks.set(node, []);
      return undefined;
    }
  };
  const wanted = rows.filter((row) => row.selector && isWanted(row, runtime));
  for (const found of findNodes(document, wanted)) {
    const [node, initializer] = found ?? [];
    // One may be found by its name as well as by its selector.
    const isTaken = node && blocks.get(node)?.some((taken) => taken.initializer === initializer);
    if (!node || !initializer || isTaken || broken.has(node)) continue;
    const placement = take(node, initializer);
    if (!placement) continue;
    try {
      readers[initializer.name]?.(placement.scope());
    } catch (error) {
      unread.push(`${initializer.name} ${placement.block.id} was not looked at: ${error}`);
    }
  }
  return { runtime, broken, unread };
}
