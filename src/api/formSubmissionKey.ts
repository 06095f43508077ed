import type { Http } from '../http/http';
import { object, string } from '../schema';
import type { Contract } from './contract';
import { readAnswer } from './readAnswer';

const PATH = '/api/form/FormSubmissionKey';

export const formSubmissionKeyContract = () =>
  ({ method: 'POST', path: PATH }) as const satisfies Contract;

const answer = object({ key: string() });

/**
 * The key that a form's submission needs.
 *
 * @param secure From the site's https origin, with cookies.
 */
export async function fetchFormSubmissionKey(http: Http, secure = false): Promise<string> {
  return readAnswer(http, answer, await http.post(PATH, undefined, { secure }), PATH).key;
}
