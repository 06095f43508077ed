import { emit } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { measures } from '#site/consent/measures';
import { siteTexts } from '#texts/siteTexts';
import { ignoreFailure } from '../endpoints/ignoreFailure';
import { createSystemErrors } from './createSystemErrors';
import { createHttp, type Http } from './http';
import { httpTexts } from './httpTexts';

/**
 * Creates the data layer as a service, and says what follows from failures:
 * - A required login fires the event `skerry:loginrequired`. Unless the page takes it, for a prompt of
 *   its own, the system-error overlay says so, and offers to load the page again: the server then
 *   asks for the login.
 * - A refused authorization, or a failure that nobody handles, opens the system-error overlay.
 * - A call that got no answer is recorded for analytics, with the requested url, on pages of a site
 *   and where the visitor's consent allows it: by the service, which asks for that.
 */
export function createService(runtime: Runtime): Http {
  const texts = { ...httpTexts, calls: siteTexts(runtime, 'calls', httpTexts.calls) };
  const http = createHttp(runtime, texts);
  const systemErrors = createSystemErrors(runtime, texts);
  http.on('loginRequired', (error) => {
    const { url, message } = error;
    let isTaken = false;
    const preventDefault = () => {
      isTaken = true;
    };
    emit(document, 'loginrequired', { url, message, preventDefault });
    if (!isTaken) systemErrors.show(error);
  });
  http.on('systemError', systemErrors.show);
  http.on('networkError', ({ url }) => {
    if (!measures(runtime.context)) return;
    void ignoreFailure(async () =>
      (await runtime.use('analytics')).record('system-network-error', { url }),
    );
  });
  return http;
}
