/** The nodes of a wavy text. */
export interface WaveNodes {
  svg: SVGSVGElement;
  path: SVGPathElement;
  /** The text along `path`; empty until it is drawn. */
  textPath: SVGTextPathElement;
  /** The same line again, for the page's CSS. */
  hitboxes: readonly SVGPathElement[];
}

/** The server's nodes of one marquee. */
export interface MarqueeNodes {
  node: HTMLElement;
  /** The node that is marked ready: the platform's `.Marquee`, or the block itself. */
  root: HTMLElement;
  /** The box that the text moves through. */
  stage: HTMLElement;
  /** The node whose font and colour the drawn text takes. */
  lettering: HTMLElement;
  /** The texts that assistive technology reads: out of sight while the text is drawn. */
  spoken: readonly HTMLElement[];
  /** Texts that the platform's own script measures: of no use to a visitor. */
  measured: HTMLElement | null;
  /** The parent of a straight text's copies. */
  track: HTMLElement;
  /** Null where the server sends no drawing: then we draw our own. */
  wave: WaveNodes | null;
  /** The nodes in which the owner's editor changes the texts and settings. */
  sources: readonly Element[];
}

/** The class of every element that the widget puts beside the server's. */
export const OWN = 'skerry-marquee-own';

/** Finds the nodes of a wavy text in a drawing; null where one is missing. */
export function findWave(svg: SVGSVGElement | null): WaveNodes | null {
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

/** Finds the nodes of a platform marquee, or of a neutral one; null where there is no text. */
export function findMarquee(node: HTMLElement): MarqueeNodes | null {
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
