import { recordEvent } from '../api/recordEvent';
import { createConsent } from '../consent/createConsent';
import { emit } from '../events';
import type { Runtime } from '../runtime';
import { siteTexts } from '../strings/siteTexts';
import { createHttp } from './createHttp';
import { createSystemErrors } from './createSystemErrors';
import type { Http } from './http';
import { httpTexts } from './httpTexts';

/**
 * The data layer as a service, and what follows of failures (platform.md sections 7 and 8): the
 * page hears of a login that is required, for its prompt, by the event `skerry:loginrequired`;
 * visitors see the system-error overlay; analytics hear of calls that got no answer, with the
 * requested url, where the visitor's consent allows it.
 */
export function createService(runtime: Runtime): Http {
  const texts = { ...httpTexts, calls: siteTexts(runtime, 'calls', httpTexts.calls) };
  const http = createHttp(runtime, { texts });
  http.on('loginRequired', ({ url, message }) => {
    emit(document, 'loginrequired', { url, message });
  });
  http.on('systemError', createSystemErrors(runtime, texts).show);
  http.on('networkError', ({ url }) => {
    if (runtime.part(createConsent).isGiven()) recordEvent(http, 'system-network-error', { url });
  });
  return http;
}
