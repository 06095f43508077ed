// Builds, unless `dist/` was built of the sources as they are now. `npm run build` always builds.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { KEPT_STAMP, sourceStamp } from './sourceStamp';

const isBuilt = existsSync(KEPT_STAMP) && readFileSync(KEPT_STAMP, 'utf8') === sourceStamp('.');

if (isBuilt) console.log('dist/ is built of these sources');
else execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
