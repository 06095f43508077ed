import type { PageTracking } from '#calls/endpoints/measurement/track';
import { parseQuery } from '#rules/query/parseQuery';

/** Parameters of a campaign's link, by the names that the tracker gives them. */
const CAMPAIGN = [
  'rk',
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'variation',
  'mkwid',
] as const satisfies readonly (keyof PageTracking)[];

/** Longer ones are no campaign's, and make an address that servers refuse. */
const MAX_LENGTH = 250;

/**
 * What the page-view tracker is told: where the visitor landed and came from, language and screen,
 * and what the page's own query says of a campaign.
 */
export function readTracking(): PageTracking {
  const query = parseQuery(location.search);
  const campaign = CAMPAIGN.flatMap((name) => {
    const value = query.get(name)?.at(-1);
    return value ? [[name, value.slice(0, MAX_LENGTH)]] : [];
  });
  return {
    landing: location.href,
    ...(document.referrer && { refer: document.referrer }),
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
    ...Object.fromEntries(campaign),
  };
}
