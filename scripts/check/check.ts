import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuilt } from './advice/leafList';
import { runCheck } from './runCheck';

const dist = import.meta.dirname;
const manifest = readFileSync(path.join(dist, 'manifest.json'), 'utf8');

process.exitCode = await runCheck(process.argv.slice(2), readBuilt(manifest), dist, {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
