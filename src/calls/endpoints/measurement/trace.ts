import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { array, minLength, optional, strictObject, string, unknown } from '../contractSchema';
import { ignoreFailure } from '../ignoreFailure';
import { jsonText } from '../jsonText';
import { analyticsCall } from './analyticsCall';

const PATH = '/api/events/Trace';

export const traceContract = () =>
  ({
    method: 'POST',
    path: PATH,
    body: {
      as: 'form',
      schema: strictObject({
        data: jsonText(
          array(
            strictObject({ pageUrl: string(), type: string(), data: optional(unknown()) }),
          ).check(minLength(1)),
        ),
      }),
    },
  }) as const satisfies Contract;

export interface TraceRecord {
  pageUrl: string;
  type: string;
  data: unknown;
}

/** Sends what was traced. Failures are ignored. */
export const trace = (http: Http, records: readonly TraceRecord[]): Promise<void> =>
  ignoreFailure(() => http.post(PATH, { form: { data: JSON.stringify(records) } }, analyticsCall));
