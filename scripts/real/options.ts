import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The builds of Skerry, by what `dist/` calls them. */
export const SCRIPTS = { react: 'skerry.js', preact: 'skerry.slim.js' } as const;
export type Engine = keyof typeof SCRIPTS;

/** The browsers to try the pages in; `wpe` is the WebKit of the oldest Safari that we serve. */
export const BROWSERS = ['chromium', 'firefox', 'webkit', 'wpe'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** A phone and a desktop, in CSS px. */
export const WIDTHS: Readonly<Record<number, { height: number }>> = {
  390: { height: 844 },
  1280: { height: 900 },
};

export interface RealOptions {
  /** The folder of saved pages. */
  folder: string;
  /** Default: Chromium. */
  browser: BrowserName;
  /** Default: both, one after the other. */
  engines: readonly Engine[];
  /** Default: 390 and 1280 CSS px. */
  widths: readonly number[];
  /** How long the visitor rests before scrolling, in milliseconds. Default: 5000. */
  rest: number;
  /** Where a picture of each page is put; default: nowhere. */
  shots: string | undefined;
}

export const USAGE = `npm run real -- <folder> [options]

  --engine react|preact  one engine only
  --width 390|1280       one width only, in CSS px
  --browser <name>       ${BROWSERS.join(', ')} (chromium)
  --rest <seconds>       the visitor's rest before scrolling (5)
  --shots <folder>       puts a picture of each page there`;

function oneOf<T extends string>(
  name: string,
  given: string | undefined,
  all: readonly T[],
): readonly T[] {
  if (given === undefined) return all;
  const found = all.find((value) => value === given);
  if (found === undefined) throw new Error(`--${name} is ${all.join(' or ')}, not ${given}`);
  return [found];
}

/** Reads the command line. Throws an Error with a sentence for the reader of the terminal. */
export function readOptions(args: readonly string[]): RealOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      engine: { type: 'string' },
      width: { type: 'string' },
      browser: { type: 'string', default: 'chromium' },
      rest: { type: 'string', default: '5' },
      shots: { type: 'string' },
    },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length) throw new Error('Name one folder of saved pages');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${folder} is not a folder`);
  }
  const rest = Number(values.rest) * 1000;
  if (!(rest >= 0)) throw new Error(`--rest is a number of seconds, not ${values.rest}`);
  const [browser = 'chromium'] = oneOf('browser', values.browser, BROWSERS);
  return {
    folder,
    browser,
    engines: oneOf('engine', values.engine, Object.keys(SCRIPTS) as Engine[]),
    widths: oneOf('width', values.width, Object.keys(WIDTHS)).map(Number),
    rest,
    shots: values.shots,
  };
}
