import type { ReactElement } from 'react';
import type { Runtime } from '#engine/runtime';
import { createIslandRoots } from '#page/island/islandRoots.tsx';

/**
 * Draws elements and lets go of them: from then on they are nodes of the page like the server's
 * own, which a form adopts. Nothing draws them a second time, so that nothing a visitor typed can
 * be lost; and no engine hears of what happens in them.
 *
 * @returns The nodes of each element.
 */
export function drawOnce(runtime: Runtime, elements: readonly ReactElement[]): HTMLElement[][] {
  const holders: HTMLElement[] = [];
  const held = elements.map((element, at) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once.
      key={at}
      ref={(holder) => {
        if (holder) holders[at] = holder;
      }}
    >
      {element}
    </div>
  ));
  const unmount = runtime.part(createIslandRoots).mount(<div>{held}</div>, runtime.report);
  const nodes = holders.map((holder) => [...holder.children] as HTMLElement[]);
  // Taken out before: what holds them goes alone.
  for (const holder of holders) holder.replaceChildren();
  unmount();
  return nodes;
}
