import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/options';

/** A row of a manual's table that tells of names. */
export interface ManualRow {
  /** In the manual's words, without back quotes around it; empty where the table says none. */
  default: string;
  does: string;
}

/** A manual, as far as it tells what can be said of a block. */
export interface Manual {
  title: string;
  /** Its first paragraph. */
  does: string;
  options: ReadonlyMap<string, ManualRow>;
  attributes: ReadonlyMap<string, ManualRow>;
  /** Its text, without samples and without what it says of the platform's own markup. */
  text: string;
  samples: string;
}

/** The first cells of the tables of options and of attributes. */
const OPTIONS = /^`data-block-json`$/;
const ATTRIBUTES = /attribute|^in the form$/;

const SAMPLE = /^```[\s\S]*?^```$/gm;
const PLATFORM = /^## On the platform$[\s\S]*?(?=^## |$(?![\s\S]))/gm;

const cellsOf = (line: string) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** `design`, or an attribute as a selector has it: `img[data-product-image]`. */
const NAME = /`(?:\w*\[)?([\w-]+)\]?`/g;

const namesIn = (cell: string) => [...cell.matchAll(NAME)].map(([, name = '']) => name);

/** Takes the links out of a text of Markdown, but for their words, and the breaks of lines. */
export const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

function readTables(text: string, kind: RegExp): Map<string, ManualRow> {
  const rows = new Map<string, ManualRow>();
  for (const [table] of text.matchAll(/(?:^\|.*\n)+/gm)) {
    const [head = '', , ...lines] = table.trim().split('\n');
    const [first = '', second = ''] = cellsOf(head);
    if (!kind.test(first)) continue;
    for (const line of lines) {
      const [names = '', ...cells] = cellsOf(line);
      const does = plain(cells.at(-1) ?? '');
      const said = second === 'default' ? (cells[0] ?? '') : '';
      for (const name of namesIn(names)) {
        if (!rows.has(name)) rows.set(name, { default: said.replace(/^`(.*)`$/, '$1'), does });
      }
    }
  }
  return rows;
}

/** Reads a manual: `widgets/accordion/README.md`. */
export function readManual(file: string): Manual {
  const whole = readFileSync(path.join(root, file), 'utf8').replace(PLATFORM, '');
  const text = whole.replace(SAMPLE, '');
  const [, title = '', does = ''] = /^# (.+)\n\n([\s\S]*?)\n\n/m.exec(text) ?? [];
  return {
    title,
    does: plain(does),
    options: readTables(text, OPTIONS),
    attributes: readTables(text, ATTRIBUTES),
    text,
    samples: [...whole.matchAll(SAMPLE)].join('\n'),
  };
}
