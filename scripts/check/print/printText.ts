import type { LoadedFile } from '../advice/leafList';
import type { CheckedPage } from '../checkPage';

const sum = (files: readonly LoadedFile[]) =>
  files.reduce((total, { brotli }) => total + brotli, 0);

const figure = (bytes: number) => bytes.toLocaleString('en');

/** Bytes by chunk: a chunk's script and its style sheet are one line. */
function byChunk(files: readonly LoadedFile[]): string[] {
  const chunks = new Map<string, number>();
  for (const { chunk, brotli } of files) chunks.set(chunk, (chunks.get(chunk) ?? 0) + brotli);
  return [...chunks].map(([chunk, bytes]) => `    ${figure(bytes).padStart(8)}  ${chunk}`);
}

/** Returns the lines of a page's mistakes: `index.html:12:8  value  gallery rooms: speed: …`. */
export const findingLines = ({ name, findings }: CheckedPage): string[] =>
  findings.map(
    ({ line, column, kind, block, text }) =>
      `${name}:${line}:${column}  ${kind}  ${block ? `${block}: ` : ''}${text}`,
  );

function adviceLines({ advice: { files, touched, policy, preloads }, blocks }: CheckedPage) {
  if (!blocks.size) return [];
  return [
    '',
    `  It loads ${figure(sum(files))} bytes (brotli), as its blocks come near:`,
    ...byChunk(files),
    ...(touched.length
      ? [`  and ${figure(sum(touched))} when a block is touched:`, ...byChunk(touched)]
      : []),
    '',
    '  A Content-Security-Policy under which its blocks work:',
    `    ${policy}`,
    '',
    '  To fetch what is seen first together with the page:',
    ...preloads.map((line) => `    ${line}`),
  ];
}

/** Returns what a person reads of these pages. Of several, each has one line beside its mistakes. */
export function printText(pages: readonly CheckedPage[]): string {
  const lines = pages.flatMap((page) => {
    const kinds = [...page.blocks].map(([name, count]) =>
      count > 1 ? `${name} × ${count}` : name,
    );
    const { name, findings, notes, advice } = page;
    const found = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
    const head = `${name}: ${found}; ${kinds.join(', ') || 'no blocks'}; ${figure(sum(advice.files))} bytes`;
    const more = pages.length === 1 ? adviceLines(page) : [];
    return [...findingLines(page), head, ...notes.map((note) => `  note: ${note}`), ...more];
  });
  return `${lines.join('\n')}\n`;
}
