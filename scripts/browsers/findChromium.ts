import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findOnPath, isExecutable } from './findOnPath';

const MAC = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const WINDOWS = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
  .filter((folder) => folder !== undefined)
  .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));

/**
 * The Chromium that runs the browser specs: CHROME_PATH, else an installed one (the headless shell
 * first: it is twice as fast), else the one that Playwright downloaded; undefined if there is none.
 * Throws when CHROME_PATH names no program.
 */
export function findChromium(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (isExecutable(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, which is not a program.`);
  }
  return (
    findOnPath(
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ) ?? [...MAC, ...WINDOWS, chromium.executablePath()].find(isExecutable)
  );
}
