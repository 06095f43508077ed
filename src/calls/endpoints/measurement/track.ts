import { requestUrl } from '../../http/request/requestUrl';
import type { Contract, QueryOf } from '../contract';
import { optional, strictObject, string } from '../contractSchema';
import { ignoreFailure } from '../ignoreFailure';

const PATH = '/api/track/Track';

export const trackContract = () =>
  ({
    method: 'GET',
    path: PATH,
    query: strictObject({
      landing: optional(string()),
      refer: optional(string()),
      rk: optional(string()),
      lang: optional(string()),
      screen: optional(string()),
      source: optional(string()),
      campaign: optional(string()),
      subcampaign: optional(string()),
      channel: optional(string()),
      subchannel: optional(string()),
      variation: optional(string()),
      mkwid: optional(string()),
    }),
  }) as const satisfies Contract;

export type PageTracking = QueryOf<typeof trackContract>;

/** Tells the page-view tracker, by asking for an image. What becomes of it is not looked at. */
export const track = (tracking: PageTracking): Promise<void> =>
  ignoreFailure(() => {
    new Image().src = requestUrl(location.origin, PATH, tracking).href;
  });
