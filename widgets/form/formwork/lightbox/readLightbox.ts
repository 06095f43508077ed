import type { Warn } from '#engine/scope';

/** A form that waits behind a handle. */
export interface LightboxModel {
  /** What becomes the dialog: the server's `.form-wrapper`, where it is. */
  wrapper: HTMLElement;
  /** The button that opens it. Null where it is missing: the form stands in the page then. */
  handle: HTMLElement | null;
  /** Names the dialog, where the owner shows a title. */
  title: HTMLElement | null;
}

/**
 * Finds what belongs to a form that opens in a lightbox; null for one that stands in the page. One
 * without its handle could not be reached any more: it is to be shown, after a warning.
 */
export function readLightbox(wrapper: HTMLElement, warn: Warn): LightboxModel | null {
  if (!wrapper.classList.contains('hidden')) return null;
  const handle =
    wrapper.parentElement?.querySelector<HTMLElement>(
      ':scope > .lightbox-handle-wrapper .lightbox-handle',
    ) ?? null;
  if (!handle) warn('lightbox-handle', 'is missing: the form is shown in the page');
  return { wrapper, handle, title: wrapper.querySelector<HTMLElement>(':scope > .form-title') };
}
