import type { ComponentType } from 'react';
import type { WidgetModule } from '#engine/initializer';
import type { BlockScope } from '#engine/scope';
import { createIslandRoots } from './islandRoots';

/** Props of every island's component. */
export interface IslandProps<Model> {
  /** The block, read and validated. */
  model: Model;
  /** The block's own: what is started in it ends with the block. */
  scope: BlockScope;
}

interface IslandDefinition<Model> {
  /** Reads the server's markup and JSON; null for a block that can't be used, after a warning. */
  read(scope: BlockScope): Model | null;
  component: ComponentType<IslandProps<Model>>;
  /** Makes what the page's code can do with a live block. Default: nothing. */
  handle?(model: Model, scope: BlockScope): object;
}

/**
 * Makes a widget's `mount` of its parts: what reads the block, and the component that drives it.
 */
export function defineIsland<Model>({
  read,
  component: Island,
  handle,
}: IslandDefinition<Model>): WidgetModule['mount'] {
  return (scope) => {
    const { runtime, report } = scope;
    const model = read(scope);
    if (model === null) return false;
    const fail = (error: unknown) => {
      report(error);
      // Not while React is at work.
      queueMicrotask(scope.destroy);
    };
    scope.own(runtime.part(createIslandRoots).mount(<Island model={model} scope={scope} />, fail));
    return handle?.(model, scope) ?? true;
  };
}
