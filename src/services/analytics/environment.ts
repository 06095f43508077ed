import type { SiteContext } from '#engine/context/siteContext';

/** The environment that an event comes from. */
export type Environment = 'dev' | 'qa' | 'staging' | 'prod';

const ENVIRONMENTS: readonly [start: string, environment: Environment][] = [
  ['DEV', 'dev'],
  ['QA', 'qa'],
  ['STAG', 'staging'],
  ['PROD', 'prod'],
];

/**
 * Returns the environment that the server names in the context (`env`, such as `PRODUCTION`). Where
 * it names none that is known: `dev` on the computer at hand, `prod` anywhere else.
 */
export function environmentOf(context: SiteContext, hostname = location.hostname): Environment {
  const said = context.read('env', '').toUpperCase();
  const known = ENVIRONMENTS.find(([start]) => said.startsWith(start))?.[1];
  return known ?? (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) ? 'dev' : 'prod');
}
