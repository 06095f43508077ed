import { lineOf, type SourceFile } from './syntaxTree';

/** A length by the root's font size, and whether a least length stands before it. */
const LENGTH = /(max\((?:\d+px|var\([\w-]+\)), )?\b[\d.]+rem\b/g;

/**
 * A length in `rem` stands in `max()`, after its least size: many pages have `html { font-size: 62.5% }`, and
 * would make it smaller by a third.
 */
export function rootLengths(file: SourceFile): string[] {
  if (!file.path.endsWith('.css')) return [];
  return [...file.text.matchAll(LENGTH)]
    .filter(([, least]) => !least)
    .map(({ 0: length, index: start }) => {
      const line = lineOf(file, { start });
      return `${file.path}:${line}: ${length} without a least size: max(…px, ${length})`;
    });
}
