import type { Runtime } from '../../src/runtime';
import type { Lightboxes, LightboxOptions } from '../../src/services/lightboxes';
import { galleries } from '../../src/strings/galleries';
import { siteTexts } from '../../src/strings/siteTexts';
import { createLightbox } from './createLightbox';
import { itemInAddress } from './itemHash';
import type { LightboxControl } from './lightboxControl';
import { settleOptions } from './settings';

/** Where a lightbox starts that nobody has told: at the item that the page's address names. */
function startOf({ set, currentSetIndex, historyHash }: LightboxOptions): number {
  if (currentSetIndex !== undefined || !historyHash) return currentSetIndex ?? 0;
  return Math.max(0, itemInAddress(set, location));
}

/** The lightboxes of a run. What is open is gone from the page when they are destroyed. */
export function createLightboxes(runtime: Runtime): Lightboxes & { destroy(): void } {
  const texts = siteTexts(runtime, 'galleries', galleries);
  /** Those in the page: one that is open, and others that are closing. */
  const shown = new Set<LightboxControl>();
  let open: LightboxControl | undefined;
  let count = 0;

  return {
    open(options) {
      const currentSetIndex = startOf(options);
      const settings = settleOptions({ ...options, currentSetIndex }, texts.lightboxTitle);
      const focused = document.activeElement;
      const from = options.opener ?? (focused instanceof HTMLElement ? focused : undefined);
      // One that gives way hands on where the focus goes in the end (DLG-10).
      const trail = [options.opener, ...(open?.trail ?? [from])].filter(
        (element) => element !== undefined,
      );
      for (const one of shown) one.destroy();
      count += 1;
      const control = createLightbox({
        runtime,
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
      void control.closed.then(() => shown.delete(control));
      return control;
    },
    destroy() {
      for (const one of shown) one.destroy();
    },
  };
}
