import { object, string } from '#page/fields/schema';
import type { Http } from '../../http/http';
import type { Contract } from '../contract';
import { strictObject, string as text } from '../contractSchema';
import { readAnswer } from '../readAnswer';

const PATH = '/api/site-header-footer';

export const siteHeaderFooterContract = () =>
  ({ method: 'GET', path: PATH }) as const satisfies Contract;

export const saveSiteHeaderFooterContract = () =>
  ({
    method: 'PUT',
    path: PATH,
    body: { as: 'json', schema: strictObject({ header: text(), footer: text() }) },
  }) as const satisfies Contract;

export interface SiteHeaderFooter {
  header: string;
  footer: string;
}

const answer = object({ header: string(), footer: string() });

/** The owner's header and footer of the site. */
export const fetchSiteHeaderFooter = async (http: Http): Promise<SiteHeaderFooter> =>
  readAnswer(http, answer, await http.get(PATH), PATH);

/** Sets the owner's header and footer of the site. */
export async function saveSiteHeaderFooter(http: Http, parts: SiteHeaderFooter): Promise<void> {
  await http.put(PATH, { json: parts });
}
