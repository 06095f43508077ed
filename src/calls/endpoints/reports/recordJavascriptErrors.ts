import type { Contract } from '../contract';
import {
  array,
  int,
  maxLength,
  minLength,
  positive,
  record,
  strictObject,
  string,
  unknown,
} from '../contractSchema';

/**
 * What the error reporter posts, by itself: errors can't wait for the data layer. At most ten reports a call.
 */
export const recordJavascriptErrorsContract = () =>
  ({
    method: 'POST',
    path: '/api/events/RecordJavascriptErrors',
    crumb: 'header',
    body: {
      as: 'json',
      schema: array(
        strictObject({
          event: string().check(minLength(1)),
          data: record(string(), unknown()),
          /** Milliseconds since 1970. */
          timestamp: int().check(positive()),
        }),
      ).check(minLength(1), maxLength(10)),
    },
  }) as const satisfies Contract;
