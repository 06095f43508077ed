/** The least length of a wave, in CSS px. */
const SHORTEST_WAVE = 250;
/** The greatest length of a wave, in CSS px. */
const LONGEST_WAVE = 1000;
/** The least width of one round of all items, in CSS px. */
const NARROWEST_REGION = 50;
/** The pace at speed 1, in CSS px a second along the line. */
const PIXELS_A_SECOND = 100;
/** The way from the middle of a line of text down to its base line, in font sizes. */
const BASE_LINE = 0.35;
/** The place of a cubic curve's handles, in its widths, with which it follows a sine. */
const SINE_HANDLE = 0.3642;

/**
 * Returns the length of a wave, in CSS px: `frequency` waves share the width, each of 250 to 1,000.
 */
export const waveLength = (width: number, frequency: number): number =>
  Math.min(LONGEST_WAVE, Math.max(SHORTEST_WAVE, frequency > 0 ? width / frequency : LONGEST_WAVE));

/** Returns the width of one round of all items, in CSS px: that of its text, and at least 50. */
export const regionWidth = (textWidth: number): number => Math.max(NARROWEST_REGION, textWidth);

/** Returns how many rounds in a row cover a length, wherever in its loop the first one stands. */
export const copiesToCover = (length: number, region: number): number =>
  Math.ceil(Math.max(0, length) / region) + 1;

/** Returns the pace of a text, in CSS px a second along its line. */
export const pixelsPerSecond = (speed: number): number => speed * PIXELS_A_SECOND;

/** The box that a wave is drawn in; all in CSS px. */
interface WaveBox {
  width: number;
  height: number;
  fontSize: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns the path of a wavy text: whole waves as smooth halves from crest to trough, `intensity`
 * font sizes high, around the box's middle. It starts and ends so far outside that no letter comes
 * or goes in sight.
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
  const commands = [`M${round(-reach)} ${round(yAt(0))}`];
  for (let index = 1, x = -reach; x < width + reach; index += 1, x += half) {
    const [from, to] = [yAt(index - 1), yAt(index)].map(round);
    const [out, back] = [x + half * SINE_HANDLE, x + half * (1 - SINE_HANDLE)].map(round);
    commands.push(`C${out} ${from} ${back} ${to} ${round(x + half)} ${to}`);
  }
  return commands.join('');
}
