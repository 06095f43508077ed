import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { ignoreFailure } from '../ignoreFailure';
import { analyticsCall } from './analyticsCall';

const PATH = '/api/census/RecordQuickView/';

export const recordQuickViewContract = () =>
  ({ method: 'POST', path: `${PATH}{id}` }) as const satisfies Contract;

/** Records that a product's quick view was opened. Failures are ignored. */
export const recordQuickView = (http: Http, productId: string): Promise<void> =>
  ignoreFailure(() => http.post(PATH + encodeURIComponent(productId), undefined, analyticsCall));
