import type { Built } from './advice/leafList';
import { type CheckedPage, checkPage } from './checkPage';
import { HELP, parseOptions } from './options';
import { findPages } from './page/findPages';
import { printGithub } from './print/printGithub';
import { printJson } from './print/printJson';
import { printText } from './print/printText';

/** How a run ends, for whoever called it. */
export const EXIT = { clean: 0, problems: 1, unreadable: 2 } as const;

const PRINTERS = { text: printText, json: printJson, github: printGithub };

/** Where a run writes: what it found, and why it could not look. */
export interface Output {
  out(text: string): void;
  error(text: string): void;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Runs `skerry check …` and returns its exit code: 0 where nothing is wrong, 1 where something is, 2 where a
 * page can't be read or the arguments are wrong.
 *
 * @param dist The folder of Skerry's files.
 */
export async function runCheck(
  args: readonly string[],
  built: Built,
  dist: string,
  { out, error }: Output,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    out(HELP);
    return EXIT.clean;
  }
  try {
    const { places, output, root } = parseOptions(args);
    const pages: CheckedPage[] = [];
    for (const place of places) {
      for (const page of await findPages(place, root)) {
        pages.push(await checkPage(page, built, dist));
      }
    }
    out(PRINTERS[output](pages));
    return pages.some(({ findings }) => findings.length) ? EXIT.problems : EXIT.clean;
  } catch (reason) {
    error(`skerry: ${reasonOf(reason)}\nskerry check --help says how it is called.\n`);
    return EXIT.unreadable;
  }
}
