import type { SiteContext } from '#engine/context/siteContext';
import type { EventEnvironment } from '#rules/names/eventNames';

const ENVIRONMENTS: readonly [start: string, environment: EventEnvironment][] = [
  ['DEV', 'dev'],
  ['QA', 'qa'],
  ['STAG', 'staging'],
  ['PROD', 'prod'],
];

/**
 * Returns the environment that the server names in the context (`env`, such as `PRODUCTION`). Where
 * it names none that is known: `dev` on the computer at hand, `prod` anywhere else.
 */
export function environmentOf(
  context: SiteContext,
  hostname = location.hostname,
): EventEnvironment {
  const said = context.read('env', '').toUpperCase();
  const known = ENVIRONMENTS.find(([start]) => said.startsWith(start))?.[1];
  return known ?? (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) ? 'dev' : 'prod');
}
