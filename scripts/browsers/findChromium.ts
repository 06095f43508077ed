import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findOnPath, isExecutable } from './findOnPath';

const MAC = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const WINDOWS = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
  .filter((folder) => folder !== undefined)
  .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));

const FULL = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function fromEnvironment(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (!CHROME_PATH || isExecutable(CHROME_PATH)) return CHROME_PATH || undefined;
  throw new Error(`CHROME_PATH is ${CHROME_PATH}, which is not a program.`);
}

const installed = (...commands: string[]): string | undefined =>
  findOnPath(...commands) ?? [...MAC, ...WINDOWS, chromium.executablePath()].find(isExecutable);

/**
 * The Chromium that runs the browser specs: CHROME_PATH, else an installed one (the headless shell
 * first: it is twice as fast), else the one that Playwright downloaded; undefined if there is none.
 * Throws when CHROME_PATH names no program.
 */
export const findChromium = (): string | undefined =>
  fromEnvironment() ?? installed('chromium-headless-shell', ...FULL);

/**
 * The same, but never a headless shell, which has no back/forward cache; undefined if there is
 * none.
 */
export const findFullChromium = (): string | undefined =>
  [fromEnvironment(), installed(...FULL)].find(
    (program) => program && !/headless[-_]shell/.test(program),
  );
