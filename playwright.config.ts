import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './fixtures/harness/test';
import { findChromium } from './scripts/browsers/findChromium';
import { findFirefox } from './scripts/browsers/findFirefox';

const installed = (executablePath: string | undefined) => executablePath && { executablePath };

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...installed(findChromium()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

const firefox = {
  browserName: 'firefox' as const,
  // Drives an unpatched Firefox over WebDriver BiDi.
  channel: 'moz-firefox',
  launchOptions: { ...installed(findFirefox()) },
};

export default defineConfig<object, WorkerOptions>({
  testDir: 'fixtures',
  testMatch: '**/*.spec.ts',
  testIgnore: '**/floor/**',
  fullyParallel: true,
  // Two for each core: half of what a spec takes is waiting.
  workers: '200%',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A build machine may be busy: what passes only at a later try is named in the summary.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./fixtures/harness/summaryReporter.ts']],
  projects: [
    { name: 'chromium-react', use: { ...chromium, engine: 'react' } },
    {
      name: 'chromium-preact',
      // What a page keeps and asks for is the same, whatever draws its widgets, and so is the look
      // and the room of a sample: both are seen once.
      grepInvert: /over the whole site|the sample /,
      use: { ...chromium, engine: 'preact' },
    },
    { name: 'firefox-react', use: { ...firefox, engine: 'react' } },
    // The commands start browsers of their own, one after the other.
    { name: 'commands', testDir: 'scripts', timeout: 60_000 },
    // A session of WebKitGTK's driver hangs now and then on a busy machine.
    { name: 'webkit-preact', use: { browserName: 'webkit', engine: 'preact' }, retries: 2 },
    // WPE WebKit, which is as old as the oldest Safari that we serve.
    {
      name: 'wpe',
      // Beside its own, those of what such a browser once could not do.
      testMatch: ['**/floor/*.spec.ts', '**/{announcement-bar,cookie-banner,form/g2}/*.spec.ts'],
      testIgnore: [],
      use: { browserName: 'webkit', oldWebKit: true, engine: 'react' },
      retries: 2,
    },
  ],
});
