/** A wave is at least this long, in CSS px. */
const SHORTEST_WAVE = 250;
/** A wave is at most this long, in CSS px. */
const LONGEST_WAVE = 1000;
/** One round of all items is at least this wide, in CSS px. */
const NARROWEST_REGION = 50;
/** How far the text moves in a second at speed 1, in CSS px along its line. */
const PIXELS_A_SECOND = 100;
/** From the middle of a line of text down to its base line, in font sizes. */
const BASE_LINE = 0.35;
/** Where the handles of a cubic curve stand, in its widths, so that it follows a sine. */
const SINE_HANDLE = 0.3642;

/** The length of a wave: `frequency` of them share the width, each of 250 to 1000 CSS px. */
export const waveLength = (width: number, frequency: number): number =>
  Math.min(LONGEST_WAVE, Math.max(SHORTEST_WAVE, frequency > 0 ? width / frequency : LONGEST_WAVE));

/** One round of all items takes this width: its text's, and at least 50 CSS px. */
export const regionWidth = (textWidth: number): number => Math.max(NARROWEST_REGION, textWidth);

/** How many regions in a row cover a length, wherever in its loop the first one stands. */
export const copiesToCover = (length: number, region: number): number =>
  Math.ceil(Math.max(0, length) / region) + 1;

/** How fast the text moves, in CSS px a second along its line. */
export const pixelsPerSecond = (speed: number): number => speed * PIXELS_A_SECOND;

/** What a wave is drawn in; all in CSS px. */
interface WaveBox {
  width: number;
  height: number;
  fontSize: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * The line that a wavy text runs along: whole waves as smooth halves from crest to trough,
 * `intensity` font sizes high, around the box's middle. It starts and ends so far outside that no
 * letter comes or goes in sight.
 */
export function wavePath(
  { width, height, fontSize }: WaveBox,
  frequency: number,
  intensity: number,
): string {
  const half = waveLength(width, frequency) / 2;
  const reach = Math.ceil(Math.max(1, fontSize / half)) * 2 * half;
  const middle = height / 2 + BASE_LINE * fontSize;
  const swing = (intensity * fontSize) / 2;
  const yAt = (index: number) => middle + (index % 2 ? swing : -swing);
  const parts = [`M${round(-reach)} ${round(yAt(0))}`];
  for (let index = 1, x = -reach; x < width + reach; index += 1, x += half) {
    const [from, to] = [yAt(index - 1), yAt(index)].map(round);
    const [out, back] = [x + half * SINE_HANDLE, x + half * (1 - SINE_HANDLE)].map(round);
    parts.push(`C${out} ${from} ${back} ${to} ${round(x + half)} ${to}`);
  }
  return parts.join('');
}
