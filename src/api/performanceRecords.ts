import type { Http } from '../http/http';
import { requestUrl } from '../http/requestUrl';
import type { Contract } from './contract';
import { array, catchall, minLength, object, oneOf, unknown } from './contractSchema';
import { ignoreFailure } from './ignoreFailure';
import { jsonText } from './jsonText';

const PATH = '/api/1/performance/records';

export const performanceRecordsContract = () =>
  ({
    method: 'POST',
    path: PATH,
    crumb: 'none',
    body: {
      as: 'text',
      schema: jsonText(
        array(catchall(object({ type: oneOf(['page_speed', 'user', 'image']) }), unknown())).check(
          minLength(1),
        ),
      ),
    },
  }) as const satisfies Contract;

/** One performance record; what else it says is the sender's choice. */
export interface PerformanceRecord {
  type: 'page_speed' | 'user' | 'image';
  [field: string]: unknown;
}

/**
 * Sends performance records as text: by beacon, which outlives the page and carries neither crumb
 * nor token, or where the browser refuses the beacon by a call that outlives it too, within the budget
 * that all such calls share. Failures are ignored.
 */
export const sendPerformanceRecords = (
  http: Http,
  records: readonly PerformanceRecord[],
): Promise<void> =>
  ignoreFailure(async () => {
    const text = JSON.stringify(records);
    if (navigator.sendBeacon(requestUrl(location.origin, PATH), text)) return;
    await http.post(PATH, { text }, { ignoreAnswer: true, keepalive: true, quiet: true });
  });
