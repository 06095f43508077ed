import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { boolean, number, optional, regex, strictObject, string } from '../contractSchema';
import { ignoreFailure } from '../ignoreFailure';
import { jsonText } from '../jsonText';
import { analyticsCall } from './analyticsCall';

const PATH = '/api/census/RecordHit';

const hitData = () =>
  strictObject({
    url: string(),
    title: string(),
    itemId: optional(string()),
    recordType: optional(number()),
    collectionId: optional(string()),
    userAgent: string(),
    /** Milliseconds since 1970, by the visitor's clock. */
    clientDate: number(),
    viewportInnerWidth: number(),
    viewportInnerHeight: number(),
    screenWidth: number(),
    screenHeight: number(),
    websiteId: optional(string()),
    templateId: optional(string()),
    website_locale: optional(string()),
    queryString: string(),
    referrer: string(),
    localStorageSupported: boolean(),
  });

export const recordHitContract = () =>
  ({
    method: 'POST',
    path: PATH,
    body: {
      as: 'form',
      schema: strictObject({
        event: string().check(regex(/^\d+$/)),
        data: jsonText(hitData()),
        ss_cvr: optional(string()),
      }),
    },
  }) as const satisfies Contract;

/** What a hit says of page and visitor. */
export type HitData = ReturnType<typeof hitData>['_zod']['output'];

/**
 * Records a visitor's hit. Gives up after 2500 ms; failures are ignored.
 *
 * @param event The number of an `AnalyticsEventKind`.
 * @param visitor The cookie `ss_cvr`.
 */
export const recordHit = (
  http: Http,
  event: number,
  data: HitData,
  visitor?: string,
): Promise<void> =>
  ignoreFailure(() =>
    http.post(
      PATH,
      { form: { event, data: JSON.stringify(data), ss_cvr: visitor } },
      analyticsCall,
    ),
  );
