import { lineOf, type SourceFile } from './syntaxTree';

/** Documents that are not in the repository, and the numbers of their rules. */
const DOCUMENTS = [
  /\b(?:MARKUP|ACCESSIBILITY|ANCHORS|DESIGN|TOOLCHAIN|REAL-PAGES|platform|widgets|decisions)\.md\b/g,
  /\b(?:decision|issue|section) \d+/gi,
  /\b(?!UTF|ISO|SHA|RFC|BCP|HTTP|WCAG)[A-Z]{2,4}-\d+\b/g,
];

/** The document that a test may speak of, which has its words and figures at hand. */
const SPECIFICATION = /\bspecification\b/gi;

/** A comment states the rule itself, instead of citing a document that a reader does not have. */
export function citations(file: SourceFile): string[] {
  const isShipped = /^(src|widgets|initializers)\b/.test(file.path) && !/\.test\./.test(file.path);
  const cited = isShipped ? [...DOCUMENTS, SPECIFICATION] : DOCUMENTS;
  return file.comments.flatMap((comment) =>
    cited.flatMap((pattern) =>
      [...comment.value.matchAll(pattern)].map(({ 0: cited, index }) => {
        const start = comment.start + index;
        return `${file.path}:${lineOf(file, { start })}: cites a document (${cited})`;
      }),
    ),
  );
}
