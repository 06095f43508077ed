import { existsSync } from 'node:fs';
import path from 'node:path';

/** Ends the process with what to run, where the libraries to compare with are not installed. */
export function checkPeers(): void {
  if (existsSync(path.join(import.meta.dirname, 'node_modules'))) return;
  console.error('The libraries to compare with are missing: npm ci --prefix scripts/bench');
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) checkPeers();
