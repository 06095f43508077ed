import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { array, strictObject, string } from '../contractSchema';

const SETTINGS = '/api/multilingual/settings';
const STATUS = '/api/multilingual/status';
const LANGUAGES = '/api/multilingual/languages';

export const multilingualSettingsContract = () =>
  ({ method: 'GET', path: SETTINGS }) as const satisfies Contract;

export const multilingualStatusContract = () =>
  ({ method: 'GET', path: STATUS }) as const satisfies Contract;

export const saveLanguagesContract = () =>
  ({
    method: 'PUT',
    path: LANGUAGES,
    body: { as: 'json', schema: strictObject({ languages: array(string()) }) },
  }) as const satisfies Contract;

/** The site's settings for several languages. Their shape is not specified. */
export const fetchMultilingualSettings = (http: Http): Promise<unknown> => http.get(SETTINGS);

/** How far the site's languages are. Its shape is not specified. */
export const fetchMultilingualStatus = (http: Http): Promise<unknown> => http.get(STATUS);

/** Sets the site's languages, as language tags. */
export async function saveLanguages(http: Http, languages: readonly string[]): Promise<void> {
  await http.put(LANGUAGES, { json: { languages } });
}
