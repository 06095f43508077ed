import { chromium, firefox, type LaunchOptions } from '@playwright/test';
import { createPlaywrightBrowsers } from '#fixtures/harness/playwrightBrowsers';
import type { Browsers } from '#fixtures/harness/tab';
import { createWebKitBrowsers } from '#fixtures/harness/webkit/webKitBrowsers';
import { RECORD } from '#fixtures/server/recordPage';
import { findChromium } from '../../browsers/findChromium';
import { findFirefox } from '../../browsers/findFirefox';
import { findOldWebKit, findWebKit } from '../../browsers/findWebKit';
import type { BrowserName } from '../options';

/** Browsers, and how many pages they have open at once: a visit is mostly rest. */
export interface OpenBrowsers {
  browsers: Browsers;
  atOnce: number;
  /** The script that a page runs first. */
  first: string;
}

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

function installed(name: string, executablePath: string | undefined): LaunchOptions {
  if (!executablePath) throw new Error(`There is no ${name}: run npm run browsers`);
  return { executablePath };
}

/** Finds a browser, which starts when it is first needed. Throws where there is none. */
export function openBrowsers(name: BrowserName): OpenBrowsers {
  switch (name) {
    case 'chromium': {
      const options = { ...installed('Chromium', findChromium()), args: ARGS };
      return { browsers: createPlaywrightBrowsers(chromium, name, options), atOnce: 5, first: '' };
    }
    case 'firefox': {
      // An unpatched Firefox, over WebDriver BiDi.
      const options = { ...installed('Firefox', findFirefox()), channel: 'moz-firefox' };
      return { browsers: createPlaywrightBrowsers(firefox, name, options), atOnce: 3, first: '' };
    }
    // Their drivers have one session at a time, and tell of no message and no error.
    case 'webkit':
      return { browsers: createWebKitBrowsers(findWebKit()), atOnce: 1, first: RECORD };
    case 'wpe':
      return { browsers: createWebKitBrowsers(findOldWebKit()), atOnce: 1, first: RECORD };
  }
}
