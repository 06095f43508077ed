import type { Runtime } from '#engine/runtime';
import { siteTexts } from '#texts/siteTexts';
import { galleries } from '#texts/widgets/galleries';
import { createLightbox } from './createLightbox';
import type { LightboxControl } from './input/lightboxControl';
import { itemInAddress } from './items/itemHash';
import type { Lightboxes, LightboxOptions } from './service';
import { readOptions } from './settings';

/** Returns where a lightbox starts: where it is told, else at the item that the address names. */
function startOf({ set, currentSetIndex, historyHash }: LightboxOptions): number {
  if (currentSetIndex !== undefined || !historyHash) return currentSetIndex ?? 0;
  return Math.max(0, itemInAddress(set, location));
}

/** Creates the lightboxes of a run. One that is open is gone from the page when the run ends. */
export function createLightboxes(runtime: Runtime): Lightboxes & { destroy(): void } {
  const scope = runtime.scope('lightbox');
  const texts = siteTexts(runtime, 'galleries', galleries);
  /** Those in the page: one that is open, and others that are closing. */
  const shown = new Set<LightboxControl>();
  let open: LightboxControl | undefined;
  let count = 0;

  return {
    open(options) {
      const currentSetIndex = startOf(options);
      const settings = readOptions({ ...options, currentSetIndex }, texts.lightboxTitle);
      const focused = document.activeElement;
      const from = options.opener ?? (focused instanceof HTMLElement ? focused : undefined);
      // One that gives way hands on where the focus goes in the end.
      const trail = [options.opener, ...(open?.trail ?? [from])].filter(
        (element) => element !== undefined,
      );
      for (const one of shown) one.destroy();
      count += 1;
      const control = createLightbox(scope.begin(), {
        id: `skerry-lightbox-${count}`,
        settings,
        texts,
        trail,
        onClose() {
          if (open === control) open = undefined;
        },
      });
      open = control;
      shown.add(control);
      const forget = () => shown.delete(control);
      void control.closed.then(forget, forget);
      return control;
    },
    destroy: scope.destroy,
  };
}
