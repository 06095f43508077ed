import { emit } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import { mayMeasure } from '#site/consent/mayMeasure';
import { siteTexts } from '#texts/siteTexts';
import { ignoreFailure } from '../endpoints/ignoreFailure';
import { createSystemErrors } from './createSystemErrors';
import { createHttp, type Http } from './http';
import { httpTexts } from './httpTexts';
import type { HttpError } from './reply/httpError';

/**
 * Creates the data layer as a service, and says what follows from failures:
 * - A required login fires the event `skerry:loginrequired`. Unless the page takes it, for a prompt of
 *   its own, ours asks for the login. Where that can't be had, or the site's users can't log in
 *   (`userAccountsSettings.loginAllowed`), the system-error overlay says so, and offers to load the
 *   page again: the server then asks for the login.
 * - A refused authorization, or a failure that nobody handles, opens the system-error overlay.
 * - A call that got no answer is recorded for analytics, with the requested url, on pages of a site
 *   and where the visitor's consent allows it: by the service, which asks for that.
 */
export function createService(runtime: Runtime): Http {
  const texts = { ...httpTexts, calls: siteTexts(runtime, 'calls', httpTexts.calls) };
  const http = createHttp(runtime, texts);
  const systemErrors = createSystemErrors(runtime, texts);
  const askForLogin = async (error: HttpError) => {
    const isOff = !runtime.context.read('websiteSettings.userAccountsSettings.loginAllowed', true);
    try {
      if (isOff) throw error;
      const prompt = await runtime.use('login');
      await prompt.open(error.message);
    } catch {
      systemErrors.show(error);
    }
  };
  http.on('loginRequired', (error) => {
    const { url, message } = error;
    let isTaken = false;
    const preventDefault = () => {
      isTaken = true;
    };
    emit(document, 'loginrequired', { url, message, preventDefault });
    if (!isTaken) void askForLogin(error);
  });
  http.on('systemError', systemErrors.show);
  http.on('networkError', ({ url }) => {
    if (!mayMeasure(runtime.context)) return;
    void ignoreFailure(async () =>
      (await runtime.use('analytics')).record('system-network-error', { url }),
    );
  });
  return http;
}
