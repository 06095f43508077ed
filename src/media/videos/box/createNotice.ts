import type { Scope } from '#engine/scope';
import { OVER_THE_BOX } from './overTheBox';

/** Creates an element of ours whose content stands in the middle of a video's box. */
function createCentred(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  Object.assign(element.style, OVER_THE_BOX, {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
  });
  return element;
}

/** Creates what stands in place of a video that can't be shown, until the scope ends. */
export function createInvalidNotice(text: string, { own }: Pick<Scope, 'own'>): HTMLElement {
  const notice = createCentred('sqs-video-invalid-wrapper');
  notice.textContent = text;
  own(() => notice.remove());
  return notice;
}

/**
 * Creates what stands in place of a player that waits for the visitor's consent, until the scope
 * ends.
 *
 * @param text The button's text.
 * @param label Its name, which begins with that.
 */
export function createLoadNotice(
  text: string,
  label: string,
  onPress: () => void,
  { listen, own }: Pick<Scope, 'listen' | 'own'>,
): HTMLElement {
  const notice = createCentred('skerry-video-consent');
  notice.style.background = 'rgb(128 128 128 / 20%)';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'skerry-video-load';
  button.textContent = text;
  button.setAttribute('aria-label', label);
  Object.assign(button.style, { font: 'inherit', padding: '0.75em 1.25em', cursor: 'pointer' });
  listen(button, {
    click(event) {
      event.preventDefault();
      onPress();
    },
  });
  notice.append(button);
  own(() => notice.remove());
  return notice;
}
