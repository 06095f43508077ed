import { parseLink } from '#page/links/parseLink';
import { formAttribute, type SubmitAttribute, submitAttribute } from '../formElement';
import type { Submitter } from '../life/sender';

/** Where a form is posted, and with what. */
export interface Post {
  url: URL;
  body: FormData | URLSearchParams;
  /** Whether files are part of it. */
  hasFiles: boolean;
  /** Whether it takes cookies along to another origin. */
  withCredentials: boolean;
}

const MULTIPART = 'multipart/form-data';

/** Says on a form that a server of another origin answers this page's requests. */
const CROSS_ORIGIN = 'data-form-crossorigin';

const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string';

/** As browsers encode a form: line ends are CRLF, of a file there is its name. */
const encode = (data: FormData) =>
  new URLSearchParams(
    [...data].map(([name, value]) => [
      name,
      isFile(value) ? value.name : value.replace(/\r\n?|\n/g, '\r\n'),
    ]),
  );

/**
 * Reads what a form sends, as a browser would send it by that button. Null where the browser is to
 * send it itself: a form that asks (`get`) or closes its dialog, one for another window, and one
 * for an origin that does not answer this page.
 */
export function readPost(form: HTMLFormElement, submitter: Submitter): Post | null {
  const read = (name: SubmitAttribute) => submitAttribute(form, submitter, name);
  if (read('method').toLowerCase() !== 'post') return null;
  if (!/^(_self)?$/i.test(read('target'))) return null;
  const enctype = read('enctype').toLowerCase();
  if (enctype === 'text/plain') return null;
  // As of a link: a `<base>` counts. Without an address it is the page's own.
  const action = read('action').trim();
  const url = parseLink(action || location.href, document.baseURI, ['http:', 'https:']);
  if (!url) return null;
  url.hash = '';
  const elsewhere = formAttribute(form, CROSS_ORIGIN);
  if (url.origin !== location.origin && elsewhere === null) return null;

  const data = new FormData(form);
  const name = submitter?.getAttribute('name');
  if (name) data.append(name, submitter?.getAttribute('value') ?? '');
  const hasFiles = [...data.values()].some((value) => isFile(value) && value.name);
  const isMultipart = enctype === MULTIPART || hasFiles;
  return {
    url,
    body: isMultipart ? data : encode(data),
    hasFiles,
    withCredentials: elsewhere === 'use-credentials',
  };
}
