import type { CheckedPage } from '../checkPage';

/** Returns all that is known of these pages, as one JSON object. */
export function printJson(pages: readonly CheckedPage[]): string {
  const problems = pages.reduce((total, { findings }) => total + findings.length, 0);
  const told = pages.map(({ name, findings, notes, blocks, advice }) => ({
    page: name,
    findings,
    notes,
    blocks: Object.fromEntries(blocks),
    ...advice,
    bytes: advice.files.reduce((total, { brotli }) => total + brotli, 0),
  }));
  return `${JSON.stringify({ problems, pages: told }, null, 2)}\n`;
}
