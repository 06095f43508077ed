import { string } from '#page/fields/schema';
import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { analyticsCall } from '../measurement/analyticsCall';
import { readAnswer } from '../readAnswer';

const PATH = '/api/commerce/fullstory/getId';

export const sessionRecordingIdContract = () =>
  ({ method: 'GET', path: PATH }) as const satisfies Contract;

/** The id for the session-recording service, for visitors that an experiment has chosen. */
export const fetchSessionRecordingId = async (http: Http): Promise<string> =>
  readAnswer(http, string(), await http.get(PATH, analyticsCall), PATH);
