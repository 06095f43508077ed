import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Names, namesOf } from './names';

const TEMPLATE = path.join(import.meta.dirname, 'template');

/** How much the chunk of a new widget may weigh, in brotli bytes. */
const BUDGET = 1200;

/** Puts the names in: `{{name}}` into a text, `_name_` into a path. */
function withNames(text: string, names: Names): string {
  return Object.entries(names).reduce(
    (filled, [key, value]) => filled.replaceAll(`{{${key}}}`, value).replaceAll(`_${key}_`, value),
    text,
  );
}

/** The files of a new widget, by their paths. */
export function widgetFiles(name: string): Map<string, string> {
  const names = namesOf(name);
  const templates = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort();
  return new Map(
    templates.map((file) => [
      withNames(file.replaceAll(path.sep, '/').replace(/\.txt$/, ''), names),
      withNames(readFileSync(path.join(TEMPLATE, file), 'utf8'), names),
    ]),
  );
}

/** What changes in the files that list all widgets, by their paths. */
const listed: Record<string, (text: string, names: Names) => string> = {
  'initializers/index.ts': (text, { camel }) =>
    text
      .replace(/\n\n(?=\/\*\*)/, `\nimport { ${camel} } from './${camel}';\n\n`)
      .replace(/\n\];/, `\n  ${camel},\n];`),
  'scripts/size/budgets.json': (text, { name }) =>
    text.replace(/\n\}\s*$/, `,\n  "chunks/${name}": ${BUDGET}\n}\n`),
  'README.md': (text, { name, words }) =>
    text.replace(
      /(?=\n\| \[announcement bar\])/,
      `\n| [${words}](widgets/${name}/README.md) | in view | | \`data-block="${name}"\` |`,
    ),
};

/**
 * Makes a widget with its tests, initializer, fixture page and spec, and its lines in the lists of
 * all widgets. Returns the paths of what it wrote.
 *
 * @throws Error where a list no longer has the place for its line.
 */
export function makeWidget(name: string, root = '.'): string[] {
  const files = widgetFiles(name);
  for (const [file, change] of Object.entries(listed)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const changed = change(text, namesOf(name));
    if (changed === text) throw new Error(`${file} has no place for ${name} (scripts/new)`);
    files.set(file, changed);
  }
  for (const [file, text] of files) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  return [...files.keys()];
}
