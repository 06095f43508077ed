import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { aptInstall, canUseApt } from './aptInstall';
import { findChromium, findFullChromium } from './findChromium';

const starts = (program: string) =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

function download(): void {
  console.log("Downloading Playwright's Chromium.");
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
  const options = canUseApt() ? ['--no-shell', '--with-deps'] : ['--no-shell'];
  spawnSync(process.execPath, [join(playwright, 'cli.js'), 'install', ...options, 'chromium'], {
    stdio: 'inherit',
    timeout: 600_000,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env },
  });
}

/** The packages that are missing: the shell for speed, the other for its back/forward cache. */
function missingPackages(): string[] {
  const isFull = findChromium() === findFullChromium();
  return [
    ...(isFull ? ['chromium-headless-shell'] : []),
    ...(findFullChromium() ? [] : ['chromium']),
  ];
}

/** Finds a Chromium that starts; installs what is missing where that can be done. */
function install(): string | undefined {
  // Ubuntu's package of that name is only a pointer to a snap.
  const hasPackages = canUseApt() && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  const missing = process.env.CHROME_PATH || !hasPackages ? [] : missingPackages();
  if (missing.length) aptInstall(missing);
  else if (!findChromium())
    console.log('There is no Chromium or Chrome for the browser specs here.');
  const installed = () => [findChromium()].find((program) => program && starts(program));
  if (!installed()) download();
  return installed();
}

const chromium = install();
if (chromium) {
  console.log(`Chromium: ${chromium}`);
} else {
  console.error(
    'No Chromium could be installed: install Chromium or Google Chrome, or set CHROME_PATH to one.',
  );
  process.exitCode = 1;
}
