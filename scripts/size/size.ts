// Prints what the built files weigh and fails when one is over its budget (brotli bytes, in
// budgets.json) or has none. Run after `npm run build`. `--peers` prints instead what other
// libraries for the same jobs weigh, `--pages` what each kind of page downloads.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkPeers } from '../bench/checkPeers';
import type { Manifest } from '../build/writeManifest';
import { printPages } from './pages/printPages';
import { printPeers } from './printPeers';

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read<Manifest>('dist/manifest.json');
const { values } = parseArgs({
  options: { peers: { type: 'boolean' }, pages: { type: 'boolean' } },
});
if (values.peers) {
  checkPeers();
  await printPeers(manifest);
  process.exit();
}

if (values.pages) {
  checkPeers();
  const problems = await printPages(manifest);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length ? 1 : 0);
}

const budgets = read<Record<string, number>>('scripts/size/budgets.json');

const weights = new Map<string, { bytes: number; brotli: number }>();
for (const [file, { chunk, bytes, brotli }] of Object.entries(manifest)) {
  // A chunk is its script, with its styles: the sheets are for older browsers.
  if (/^chunks\/.*\.css$/.test(file)) continue;
  const name = file.startsWith('chunks/') ? `chunks/${chunk}` : file;
  weights.set(name, { bytes, brotli });
}

const problems: string[] = [];
const rows = [...weights].map(([name, { bytes, brotli }]) => {
  const budget = budgets[name];
  if (budget === undefined) problems.push(`${name} has no budget in scripts/size/budgets.json`);
  else if (brotli > budget) problems.push(`${name}: ${brotli} bytes, budget ${budget}`);
  return { file: name, minified: bytes, brotli, budget, left: budget && budget - brotli };
});
for (const name of Object.keys(budgets)) {
  if (!weights.has(name)) problems.push(`${name} has a budget but was not built`);
}
console.table(rows);
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
