import { recordEvent } from '../api/recordEvent';
import { emit } from '../events';
import type { Runtime } from '../runtime';
import { createHttp } from './createHttp';
import type { Http } from './http';

/**
 * The data layer as a service, and what follows of failures (platform.md sections 7 and 8): the
 * page hears of a login that is required, for its prompt, by the event `skerry:loginrequired`;
 * analytics hear of calls that got no answer, with the requested url.
 */
export function createService(runtime: Runtime): Http {
  const http = createHttp(runtime);
  http.on('loginRequired', ({ url, message }) => {
    emit(document, 'loginrequired', { url, message });
  });
  http.on('networkError', ({ url }) => {
    recordEvent(http, 'system-network-error', { url });
  });
  return http;
}
