import { OVER_THE_BOX } from './overTheBox';

/**
 * Creates the button that lies over a video's picture.
 *
 * @param label The button's name.
 * @param hasSign It draws the sign of play: where the page's own styles draw none.
 */
export function createPlayButton(label: string, hasSign: boolean): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'skerry-video-play';
  button.setAttribute('aria-label', label);
  Object.assign(button.style, OVER_THE_BOX, {
    margin: '0',
    padding: '0',
    border: '0',
    background: 'none',
    cursor: 'pointer',
    outlineOffset: '-4px',
  });
  if (hasSign) {
    Object.assign(button.style, {
      color: '#fff',
      font: '4rem/1 sans-serif',
      textShadow: '0 0 8px #000',
    });
    button.textContent = '\u25b6\ufe0e';
  }
  return button;
}
