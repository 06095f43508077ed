/** What a wavy text is drawn with. */
export interface WaveParts {
  svg: SVGSVGElement;
  path: SVGPathElement;
  /** Runs along `path`; empty until the text is drawn. */
  textPath: SVGTextPathElement;
  /** The same line again, for the page's own CSS. */
  hitboxes: readonly SVGPathElement[];
}

/** The server's nodes of one marquee. */
export interface MarqueeParts {
  node: HTMLElement;
  /** Is marked ready: the platform's `.Marquee`, or the block itself. */
  root: HTMLElement;
  /** The box that the text moves through. */
  stage: HTMLElement;
  /** Its font and colour are those of the drawn text. */
  lettering: HTMLElement;
  /** What assistive technology reads: out of sight while the text is drawn. */
  spoken: readonly HTMLElement[];
  /** Texts that are there to be measured by others: of no use to a visitor. */
  measured: HTMLElement | null;
  /** Takes the copies of a straight text. */
  track: HTMLElement;
  /** Null where the server sends none: then we draw our own. */
  wave: WaveParts | null;
  /** Where the owner's editor changes the texts and settings. */
  sources: readonly Element[];
}

/** On every element that the widget puts beside the server's. */
export const OWN = 'skerry-marquee-own';

export function findWave(svg: SVGSVGElement | null): WaveParts | null {
  const path = svg?.querySelector<SVGPathElement>('.Marquee-path');
  const textPath = svg?.querySelector<SVGTextPathElement>('.Marquee-svg-text');
  if (!svg || !path || !textPath) return null;
  return {
    svg,
    path,
    textPath,
    hitboxes: [...svg.querySelectorAll<SVGPathElement>('.Marquee-hitbox path')],
  };
}

/** The parts of a platform marquee, or of a neutral one; null where there is no text to be found. */
export function findParts(node: HTMLElement): MarqueeParts | null {
  const stage = node.querySelector<HTMLElement>('.Marquee-display');
  if (!stage) {
    const spoken = [...node.children].filter(
      (child): child is HTMLElement => child instanceof HTMLElement && !child.matches(`.${OWN}`),
    );
    const [lettering] = spoken;
    if (!lettering) return null;
    return {
      node,
      root: node,
      stage: node,
      lettering,
      spoken,
      measured: null,
      track: node,
      wave: null,
      sources: spoken,
    };
  }
  const svg = stage.querySelector<SVGSVGElement>('.Marquee-svg');
  const measured = stage.querySelector<HTMLElement>('.Marquee-measure');
  const hidden = stage.querySelector<HTMLElement>('.v6-visually-hidden');
  const lettering = svg?.parentElement ?? measured?.firstElementChild;
  const spoken = hidden ?? measured;
  if (!(lettering instanceof HTMLElement) || !spoken) return null;
  return {
    node,
    root: node.querySelector<HTMLElement>('.Marquee') ?? node,
    stage,
    lettering,
    spoken: [spoken],
    measured: hidden ? measured : null,
    track: stage.querySelector<HTMLElement>('.Marquee-track') ?? stage,
    wave: findWave(svg),
    sources: [...node.querySelectorAll('script.Marquee-props')],
  };
}
