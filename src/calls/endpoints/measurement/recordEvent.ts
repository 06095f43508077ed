import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { catchall, object, record, string, unknown } from '../contractSchema';
import { ignoreFailure } from '../ignoreFailure';
import { jsonText } from '../jsonText';
import { analyticsCall } from './analyticsCall';

const PATH = '/api/events/RecordEvent';

export const recordEventContract = () =>
  ({
    method: 'POST',
    path: PATH,
    crumb: 'form',
    body: {
      as: 'form',
      schema: catchall(
        object({ event: string(), data: jsonText(record(string(), unknown())) }),
        string(),
      ),
    },
  }) as const satisfies Contract;

/**
 * Records an internal analytics event. Failures are ignored.
 *
 * @param extra More fields of the form.
 */
export const recordEvent = (
  http: Http,
  event: string,
  data: Readonly<Record<string, unknown>>,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> =>
  ignoreFailure(() =>
    http.post(
      PATH,
      { form: { ...extra, event, data: JSON.stringify(data) } },
      { ...analyticsCall, crumb: 'form' },
    ),
  );
