import { fillText } from '#texts/fillText';
import type { Http } from '../../http/http';
import { createHttpError, isHttpError } from '../../http/reply/httpError';
import type { BodyOf, Contract } from '../contract';
import { record, strictObject, string, unknown } from '../contractSchema';
import { analyticsCall } from './analyticsCall';

const PATH = '/api/v1/events';

export const sendEventContract = () =>
  ({
    method: 'POST',
    path: PATH,
    body: {
      as: 'json',
      schema: strictObject({
        analyticsId: string(),
        commonData: record(string(), unknown()),
        customData: record(string(), unknown()),
        customSchemaName: string(),
      }),
    },
  }) as const satisfies Contract;

export type ServiceEvent = BodyOf<typeof sendEventContract>;

/**
 * Sends an event to the events service. Gives up after 2500 ms. Only 200 and 202 are a success.
 *
 * @throws HttpError 'Error tracking event: HTTP Status {code}' for every other status.
 */
export async function sendEvent(http: Http, event: ServiceEvent): Promise<void> {
  try {
    const options = { ...analyticsCall, accept: [200, 202], ignoreAnswer: true };
    await http.post(PATH, { json: event }, options);
  } catch (error) {
    if (!isHttpError(error) || !error.status) throw error;
    throw createHttpError(error.kind, {
      ...error,
      message: fillText(http.texts.analytics.eventFailed, { code: error.status }),
      cause: error,
    });
  }
}
