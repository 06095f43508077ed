import { OVER_THE_BOX } from './createPlayer';

/** Something of ours in the middle of a video's box. */
function centred(tag: string): HTMLElement {
  const element = document.createElement(tag);
  Object.assign(element.style, OVER_THE_BOX, {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
  });
  return element;
}

/** What stands in place of a video that can't be shown. */
export function createInvalidNotice(text: string): HTMLElement {
  const notice = centred('div');
  notice.className = 'sqs-video-invalid-wrapper';
  notice.textContent = text;
  return notice;
}

/**
 * What stands in place of a player that waits for the visitor's consent.
 *
 * @param text What the button says.
 * @param label Its name, which begins with that.
 */
export function createLoadNotice(text: string, label: string, onPress: () => void): HTMLElement {
  const notice = centred('div');
  notice.className = 'skerry-video-consent';
  notice.style.background = 'rgb(128 128 128 / 20%)';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'skerry-video-load';
  button.textContent = text;
  button.setAttribute('aria-label', label);
  Object.assign(button.style, { font: 'inherit', padding: '0.75em 1.25em', cursor: 'pointer' });
  button.addEventListener('click', (event) => {
    event.preventDefault();
    onPress();
  });
  notice.append(button);
  return notice;
}
