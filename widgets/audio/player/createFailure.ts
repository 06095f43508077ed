import type { audio as english } from '#texts/media/audio';
import { setAttribute } from './setAttribute';

/**
 * Creates what tells that a recording can't be played, and leads to it: its address may be a page of another
 * site's, or the network may be down.
 */
export function createFailure(texts: typeof english) {
  const element = document.createElement('p');
  element.className = 'skerry-audio-failure';
  // It is there before its words are: then they are read out.
  setAttribute(element, 'role', 'alert');
  const link = document.createElement('a');
  link.textContent = texts.open;
  link.target = '_blank';
  link.rel = 'noopener';
  return {
    element,
    /** @param address Of what can't be played; '' while all is well. */
    show(address: string) {
      if (Boolean(address) === element.hasChildNodes()) return;
      link.href = address;
      element.replaceChildren(...(address ? [texts.failed, ' ', link] : []));
    },
  };
}
