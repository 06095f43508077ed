import type { Http } from '../http/http';
import { createHttpError, isHttpError } from '../http/httpError';
import { fillText } from '../strings/fillText';
import type { BodyOf, Contract } from './contract';
import { record, strictObject, string, unknown } from './contractSchema';

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
 * Sends an event to the events service. Only 200 and 202 are a success.
 *
 * @throws HttpError 'Error tracking event: HTTP Status {code}' for every other status.
 */
export async function sendEvent(http: Http, event: ServiceEvent): Promise<void> {
  try {
    const options = { accept: [200, 202], ignoreAnswer: true, keepalive: true, quiet: true };
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
