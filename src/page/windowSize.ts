import type { Size } from './geometry/size';

/**
 * Returns the size of the window without its scroll bars, in CSS pixels. Where a page has no doctype,
 * its root is as high as what is in it, and the body tells.
 */
export function windowSize(): Size {
  const { body, compatMode, documentElement } = document;
  const { clientWidth, clientHeight } = compatMode === 'BackCompat' ? body : documentElement;
  return { width: clientWidth, height: clientHeight };
}
