import { regionWidth } from './geometry';

const SVG = 'http://www.w3.org/2000/svg';

/** A space that never collapses, and is neutral in texts that run right to left. */
const SPACE = '\u00a0';

/** Marks that keep a text that runs right to left in order on a line that runs left to right. */
const ISOLATE = ['\u2067', '\u2069'] as const;

/** The items of a wavy text and the room after each, in CSS px. */
export interface WaveText {
  items: readonly string[];
  gap: number;
  rightToLeft: boolean;
}

/**
 * Creates a space that is wider (or narrower) by `extra` CSS px, in every browser and direction.
 */
function createGap(extra: number): SVGTSpanElement {
  const gap = document.createElementNS(SVG, 'tspan');
  gap.textContent = SPACE;
  gap.style.letterSpacing = `${extra}px`;
  return gap;
}

/** Adds rounds of the text; `extra` widens each gap, and `last` the last gap of each round. */
function addRegions(
  target: Element,
  { items, rightToLeft }: WaveText,
  copies: number,
  extra = 0,
  last = extra,
) {
  const [open, close] = rightToLeft ? ISOLATE : ['', ''];
  for (let copy = 0; copy < copies; copy += 1) {
    target.append(open);
    items.forEach((item, index) => {
      target.append(item, createGap(index === items.length - 1 ? last : extra));
    });
    target.append(close);
  }
}

/** One round of a wavy text, measured. */
export interface WaveRegion {
  /** In CSS px. */
  width: number;
  /** Replaces a line's content by so many rounds. */
  fill(target: Element, copies: number): void;
}

/**
 * Measures one round of a wavy text on a straight line out of sight: as the distance between two
 * rounds, not the sum of their letters, so that the loop closes without a jump.
 */
export function measureWaveRegion(svg: SVGSVGElement, text: WaveText): WaveRegion {
  const line = document.createElementNS(SVG, 'text');
  line.setAttribute('visibility', 'hidden');
  line.append(createGap(0));
  addRegions(line, text, 2);
  svg.append(line);
  // The gap in front is measured on its own.
  const half = (line.getNumberOfChars() - 1) / 2;
  const starts = [1, 1 + half].map((index) => line.getStartPositionOfChar(index).x);
  const extra = text.gap - line.getSubStringLength(0, 1);
  line.remove();
  const [first = 0, second = 0] = starts;
  const measured = Math.abs(second - first) + text.items.length * extra;
  const width = regionWidth(measured);
  return {
    width,
    fill(target, copies) {
      target.replaceChildren();
      addRegions(target, text, copies, extra, extra + width - measured);
    },
  };
}
