import type { Http } from '../http/http';
import { string } from '../schema';
import type { Contract } from './contract';
import { readAnswer } from './readAnswer';

const PATH = '/api/commerce/fullstory/getId';

export const sessionRecordingIdContract = () =>
  ({ method: 'GET', path: PATH }) as const satisfies Contract;

/** The id for the session-recording service, for visitors that an experiment has chosen. */
export const fetchSessionRecordingId = async (http: Http): Promise<string> =>
  readAnswer(http, string(), await http.get(PATH, { quiet: true }), PATH);
