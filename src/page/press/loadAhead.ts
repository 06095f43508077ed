import type { Cancel } from '#engine/clock';
import { HOVER_MS } from '#engine/registry/earlyActivation';
import type { Services } from '#engine/runtime';
import type { Scope } from '#engine/scope';

/**
 * Loads the code of a service, once, when a visitor is about to press what asks for it: the focus comes to it,
 * or a mouse or a pen rests on it for 65 ms. Not for a finger, which may only scroll. What fails here the
 * press asks for again.
 *
 * @param isFor Whether a press where the event comes from asks for the service. Default: anywhere in the node.
 */
export function loadAhead(
  { begin, runtime }: Scope,
  node: Element,
  service: keyof Services,
  isFor: (event: Event) => boolean = () => true,
): void {
  const watch = begin();
  let stopWaiting: Cancel | undefined;
  const load = (event: Event) => {
    if (!isFor(event)) return;
    watch.destroy();
    runtime.use(service).catch(() => {});
  };
  watch.listen(node, {
    focusin: load,
    pointerover(event) {
      stopWaiting?.();
      if (event.pointerType !== 'touch') stopWaiting = watch.after(HOVER_MS, () => load(event));
    },
    pointerleave: () => stopWaiting?.(),
  });
}
