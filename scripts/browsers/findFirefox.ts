import { findOnPath, isExecutable } from './findOnPath';

/** An installed Firefox, the extended support release first; undefined if there is none. */
export const findFirefox = (): string | undefined =>
  findOnPath('firefox-esr', 'firefox') ??
  ['/Applications/Firefox.app/Contents/MacOS/firefox'].find(isExecutable);
