import type { Scope } from '#engine/scope';

/**
 * Draws the sign of play over a film's picture, until the scope ends, where the page's style sheets
 * (`skerry.css`, say) draw none.
 */
export function createFilmSign(
  link: HTMLElement,
  { adopt, own }: Pick<Scope, 'adopt' | 'own'>,
): void {
  const isDrawn = getComputedStyle(link, '::after').content !== 'none';
  if (isDrawn || !link.querySelector('img')) return;
  const { position, display } = getComputedStyle(link);
  if (position === 'static') adopt.style(link, 'position', 'relative');
  // The place of what is around several lines is none to be in the middle of.
  if (display === 'inline') adopt.style(link, 'display', 'inline-block');
  const sign = document.createElement('span');
  sign.className = 'skerry-film-sign';
  sign.setAttribute('aria-hidden', 'true');
  sign.textContent = '\u25b6\ufe0e';
  Object.assign(sign.style, {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    color: '#fff',
    font: '4rem/1 sans-serif',
    textShadow: '0 0 8px #000',
    pointerEvents: 'none',
  });
  link.append(sign);
  own(() => sign.remove());
}
