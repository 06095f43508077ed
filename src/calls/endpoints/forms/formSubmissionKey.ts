import { object, string } from '#page/fields/schema';
import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { readAnswer } from '../readAnswer';

const PATH = '/api/form/FormSubmissionKey';

export const formSubmissionKeyContract = () =>
  ({ method: 'POST', path: PATH }) as const satisfies Contract;

const answer = object({ key: string() });

/** Fetches the key that a form's submission needs. */
export async function fetchFormSubmissionKey(http: Http): Promise<string> {
  return readAnswer(http, answer, await http.post(PATH), PATH).key;
}
