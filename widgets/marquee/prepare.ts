import type { PrepareScope, Scope } from '#engine/scope';

/** The height of a line of text, in font sizes. */
const LINE = 1.2;

/** The height of the pause button (24 px) with its edge, in CSS px: no stage is lower. */
const LEAST_HEIGHT_PX = 28;

/** The most waves, height of a wave, speed and room: each crest is drawn, and a visitor sees none of so many. */
export const MOST = 1000;

/**
 * Gives a marquee's stage the height that its drawn text needs: one line and the wave's height,
 * in the font size of the lettering.
 *
 * @param intensity The height of the wave, in font sizes.
 */
export function reserveHeight(
  stage: HTMLElement,
  lettering: Element,
  intensity: number,
  { adopt }: Pick<Scope, 'adopt'>,
): void {
  const fontSize = parseFloat(getComputedStyle(lettering).fontSize);
  adopt.style(stage, 'box-sizing', 'content-box');
  adopt.style(stage, 'height', `${Math.max(LEAST_HEIGHT_PX, (LINE + intensity) * fontSize)}px`);
}

/**
 * Reserves a marquee's height before the widget is here, so that nothing moves when the text is
 * drawn. Takes one of the props, without a warning: the widget reads them in full.
 */
export function prepareMarquee(scope: PrepareScope): void {
  const { node, block, adopt } = scope;
  const stage = node.querySelector<HTMLElement>('.Marquee-display') ?? node;
  const lettering = (stage.querySelector('.Marquee-svg')?.parentElement ??
    stage.firstElementChild) as HTMLElement | null;
  const script = node.querySelector('.Marquee-props');
  let props = block.json as { waveIntensity?: unknown } | undefined;
  try {
    if (script) props = JSON.parse(script.textContent);
  } catch {
    return;
  }
  const intensity = Math.min(Number(props?.waveIntensity) || 0, MOST);
  if (!lettering) return;
  reserveHeight(stage, lettering, intensity, scope);
  adopt.style(stage, 'overflow', 'hidden');
  // The drawn text has no margin: the server's would jump by its own.
  adopt.style(lettering, 'margin', '0');
}
