import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHUNKS, root } from './options';

const folder = path.join(root, 'dist', CHUNKS);

/** The call by which a built script puts its styles in force, with the text. */
const ADOPTION = /\.adoptStyles\((?<text>(["'`])(?:\\.|(?!\2)[^\\])*\2)\)/s;

/** The styles in each built script that has some, by the name of its leaf; empty before the first build. */
export function leafStyles(): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const scripts = files.filter((file) => file.endsWith('.js'));
  return new Map(
    scripts.flatMap((file) => {
      const { text } = ADOPTION.exec(readFileSync(path.join(folder, file), 'utf8'))?.groups ?? {};
      // What the minifier has made of a string is one still.
      return text
        ? [[file.replace(/-\d+\.js$/, ''), String(new Function(`return ${text}`)())]]
        : [];
    }),
  );
}
