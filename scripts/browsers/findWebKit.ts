import { readdirSync } from 'node:fs';
import { findOnPath, isExecutable } from './findOnPath';

/** The programs that it takes to drive WebKitGTK without a screen. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/** WebKitGTK's driver, its small browser and a display in memory; undefined if one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  if (process.platform !== 'linux') return undefined;
  const driver = findOnPath('WebKitWebDriver');
  const display = findOnPath('Xvfb');
  const browser = readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(isExecutable);
  return driver && display && browser ? { driver, browser, display } : undefined;
}
