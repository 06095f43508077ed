import type { Clock } from '#engine/clock';
import { takeKeepalive } from '#engine/keepalive/takeKeepalive';
import type { Http } from '../../http/http';
import { requestUrl } from '../../http/request/requestUrl';
import type { Contract } from '../contract';
import { array, catchall, minLength, object, oneOf, unknown } from '../contractSchema';
import { ignoreFailure } from '../ignoreFailure';
import { jsonText } from '../jsonText';
import { analyticsCall } from '../measurement/analyticsCall';

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
 * nor token, within the budget that all such calls share. What does not fit, or is refused by the
 * browser, goes by a call of the data layer. Failures are ignored.
 */
export const sendPerformanceRecords = (
  http: Http,
  clock: Clock,
  records: readonly PerformanceRecord[],
): Promise<void> =>
  ignoreFailure(async () => {
    const text = JSON.stringify(records);
    const giveBack = takeKeepalive(clock, text);
    const isSent =
      giveBack !== undefined && navigator.sendBeacon(requestUrl(location.origin, PATH), text);
    giveBack?.(isSent);
    if (!isSent) await http.post(PATH, { text }, { ...analyticsCall, ignoreAnswer: true });
  });
