import type { SiteContext } from '../context/siteContext';

/** Where an event comes from (platform.md, section 9). */
export type Environment = 'dev' | 'qa' | 'staging' | 'prod';

const ENVIRONMENTS: readonly [start: string, environment: Environment][] = [
  ['DEV', 'dev'],
  ['QA', 'qa'],
  ['STAG', 'staging'],
  ['PROD', 'prod'],
];

/** What the server says of itself (`env`: PRODUCTION); without a word the computer at hand is dev. */
export function environmentOf(context: SiteContext, hostname = location.hostname): Environment {
  const said = context.read('env', '').toUpperCase();
  const known = ENVIRONMENTS.find(([start]) => said.startsWith(start))?.[1];
  return known ?? (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) ? 'dev' : 'prod');
}
