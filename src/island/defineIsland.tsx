import type { ComponentType } from 'react';
import type { Block } from '../block';
import type { WidgetModule } from '../initializer';
import type { Runtime } from '../runtime';
import { FRAME_BUDGET_MS } from '../slices';
import { warnBlock } from '../warnBlock';
import { createIslandRoots } from './islandRoots';

/** Tells the developer of a field that is wrong, or of a part of the markup that is missing. */
export type Warn = (field: string, message: string) => void;

/** What every island's component gets. */
export interface IslandProps<Model> {
  /** The block, read and validated. */
  model: Model;
  /** The block's id, for ids of our own that must be unique in the document. */
  id: string;
  runtime: Runtime;
}

interface IslandDefinition<Model> {
  /** Named in warnings and reports. */
  name: string;
  /** Reads the server's markup and JSON; null for a block that can't be used, after a warning. */
  read(node: HTMLElement, block: Block, warn: Warn): Model | null;
  component: ComponentType<IslandProps<Model>>;
}

/** Makes a widget's `mount` of its three parts: what reads the block, and the component that drives it. */
export function defineIsland<Model>({
  name,
  read,
  component: Island,
}: IslandDefinition<Model>): WidgetModule['mount'] {
  return (node, block, runtime) => {
    const began = runtime.clock.now();
    const model = read(node, block, (field, message) =>
      warnBlock(name, block, `${field}: ${message}`),
    );
    if (model === null) return undefined;
    const unmount = runtime
      .part(createIslandRoots)
      .mount(<Island model={model} id={block.id} runtime={runtime} />, (error) =>
        runtime.report(error, { initializer: name, block: block.id }),
      );
    const took = Math.round(runtime.clock.now() - began);
    if (took > FRAME_BUDGET_MS) warnBlock(name, block, `mounting took ${took} ms`);
    return unmount;
  };
}
