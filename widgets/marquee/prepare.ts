import type { Adoption } from '../../src/adoption';
import type { Block } from '../../src/block';

/** Room for one line of text, in its font size. */
const LINE = 1.2;

/** Room for the pause button (24 px) and its edge, in CSS px: smaller text gets this height too. */
const LEAST_HEIGHT = 28;

/**
 * Gives a marquee's stage the height that its drawn text needs: one line and the wave's height,
 * in the font size of the lettering.
 */
export function reserveHeight(
  stage: HTMLElement,
  lettering: Element,
  intensity: number,
  adoption: Adoption,
): void {
  const fontSize = parseFloat(getComputedStyle(lettering).fontSize);
  adoption.style(stage, 'box-sizing', 'content-box');
  adoption.style(stage, 'height', `${Math.max(LEAST_HEIGHT, (LINE + intensity) * fontSize)}px`);
}

/**
 * Settles a marquee's height before the widget is here, so that nothing moves when the text is
 * drawn. The props are read in full, and complained about, when it is.
 */
export function prepareMarquee(node: HTMLElement, { json }: Block, adoption: Adoption): void {
  const stage = node.querySelector<HTMLElement>('.Marquee-display') ?? node;
  const lettering = (stage.querySelector('.Marquee-svg')?.parentElement ??
    stage.firstElementChild) as HTMLElement | null;
  const script = node.querySelector('.Marquee-props');
  let props = json as { waveIntensity?: unknown } | undefined;
  try {
    if (script) props = JSON.parse(script.textContent);
  } catch {
    return;
  }
  const intensity = Number(props?.waveIntensity) || 0;
  if (!lettering) return;
  reserveHeight(stage, lettering, intensity, adoption);
  adoption.style(stage, 'overflow', 'hidden');
  // Or the server's text would jump by its margin when it is drawn over.
  adoption.style(lettering, 'margin', '0');
}
