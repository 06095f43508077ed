/** What the command was asked for. */
export interface CheckOptions {
  /** Files, folders and addresses. */
  places: readonly string[];
  output: 'text' | 'json' | 'github';
  /** The folder that addresses like `/style.css` begin in. Default: that of each place. */
  root: string | undefined;
}

export const HELP = `Usage: skerry check <page, folder or address> …

Reads server-rendered HTML as Skerry's widgets do, and tells what is wrong: unknown blocks and options,
wrong values, pictures without dimensions, fields without labels, room that is not reserved. For a page by
itself also what it will load, a Content-Security-Policy and lines to preload by.

  --json         one JSON object for all pages
  --github       annotations for GitHub's checks
  --root FOLDER  where addresses like /style.css begin
  --help         this text

Exit code: 0 nothing is wrong, 1 something is, 2 a page can't be read.
`;

/**
 * Parses the arguments behind `skerry`.
 *
 * @throws Error for what is no option, and where no page is named.
 */
export function parseOptions(args: readonly string[]): CheckOptions {
  const [command, ...rest] = args;
  if (command !== 'check') throw new Error(command ? `${command} is no command` : 'no command');
  const places: string[] = [];
  let output: CheckOptions['output'] = 'text';
  let root: string | undefined;
  for (let index = 0; index < rest.length; index++) {
    const said = rest[index] ?? '';
    if (said === '--json' || said === '--github') output = said === '--json' ? 'json' : 'github';
    else if (said === '--root') root = rest[++index];
    else if (said.startsWith('-')) throw new Error(`${said} is no option`);
    else places.push(said);
  }
  if (!places.length) throw new Error('no page is named');
  return { places, output, root };
}
