import { regionWidth } from './geometry';

const SVG = 'http://www.w3.org/2000/svg';

/** A space that is never collapsed, and neutral in texts that run right to left. */
const SPACE = '\u00a0';

/** Keep a text that runs right to left in its own order on a line that runs left to right. */
const ISOLATE = ['\u2067', '\u2069'] as const;

/** The items of a wavy text and the room after each, in CSS px. */
export interface WaveText {
  items: readonly string[];
  gap: number;
  rightToLeft: boolean;
}

/** A space made this much wider (or narrower) than it is: holds in every browser and direction. */
function createGap(extra: number): SVGTSpanElement {
  const gap = document.createElementNS(SVG, 'tspan');
  gap.textContent = SPACE;
  gap.style.letterSpacing = `${extra}px`;
  return gap;
}

/** Adds regions, one after the other; `extra` widens each gap, and `last` the last one of each. */
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

/** How to fill a line with a text, and the width of one round of it. */
export interface WaveRegion {
  width: number;
  fill(target: Element, copies: number): void;
}

/**
 * Measures one round of a wavy text on a straight line that nobody sees. The distance between two
 * rounds counts, not the sum of their letters: so the loop closes without a jump.
 */
export function measureWaveRegion(svg: SVGSVGElement, text: WaveText): WaveRegion {
  const line = document.createElementNS(SVG, 'text');
  line.setAttribute('visibility', 'hidden');
  line.append(createGap(0));
  addRegions(line, text, 2);
  svg.append(line);
  // One gap in front, to be measured on its own.
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
