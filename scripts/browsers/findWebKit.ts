import { readdirSync } from 'node:fs';
import { findOnPath, isExecutable } from './findOnPath';

/** The programs that it takes to drive a WebKit without a screen. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** A display in memory, where the browser can't do without one. */
  display?: string;
  /** The driver's own name for what its browser is started with. */
  capability: `${string}:browserOptions`;
  /** What the browser is started with. */
  args: string[];
}

const miniBrowser = (place: string): string | undefined =>
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/${place}/MiniBrowser`)
    .find(isExecutable);

/** WebKitGTK's driver, its small browser and a display in memory; undefined if one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  if (process.platform !== 'linux') return undefined;
  const driver = findOnPath('WebKitWebDriver');
  const display = findOnPath('Xvfb');
  const browser = miniBrowser('webkit2gtk-4.1');
  if (!driver || !display || !browser) return undefined;
  const capability = 'webkitgtk:browserOptions';
  return { driver, browser, display, capability, args: ['--automation'] };
}

/**
 * The driver and the small browser of WPE WebKit, which on Debian 12 is as old as Safari 16;
 * undefined if one is missing.
 */
export function findOldWebKit(): WebKitPrograms | undefined {
  if (process.platform !== 'linux') return undefined;
  const driver = findOnPath('WPEWebDriver');
  const browser = miniBrowser('wpe-webkit-1.1');
  if (!driver || !browser) return undefined;
  const capability = 'wpe:browserOptions';
  return { driver, browser, capability, args: ['--automation', '--headless'] };
}
