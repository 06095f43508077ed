import { recordEvent } from '../api/recordEvent';
import type { Runtime } from '../runtime';
import { createHttp } from './createHttp';
import type { Http } from './http';

/** The data layer as a service: analytics hear of calls that got no answer. */
export function createService(runtime: Runtime): Http {
  const http = createHttp(runtime);
  http.on('networkError', ({ url }) => {
    recordEvent(http, 'system-network-error', { url });
  });
  return http;
}
