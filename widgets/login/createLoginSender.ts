import { type HttpError, isHttpError } from '#calls/http/reply/httpError';
import { isUnknownCall } from '#calls/http/reply/isUnknownCall';
import { formAttribute } from '#forms/formElement';
import type { CreateSender } from '#forms/formModel';
import { readFormTexts } from '#forms/formTexts';
import type { Outcome } from '#forms/life/sender';
import type {} from '#services/account/index';
import { login } from '#texts/members/login';
import { siteTexts } from '#texts/siteTexts';
import { findLoginInputs } from './findLoginInputs';
import { refusalText } from './refusalText';

/**
 * Logs a site user in by the session call. Where its code can't be had, or the server has no such call, a
 * form with an address of its own is sent there, by the browser.
 */
export const createLoginSender: CreateSender = ({ runtime }, { form, submissionText }) => {
  const texts = siteTexts(runtime, 'login', login);
  const formTexts = runtime.part(readFormTexts);
  const canLeave = formAttribute(form, 'action') !== null;
  // Long before anybody has typed a password.
  const loading = runtime.use('account').catch(() => undefined);

  const fail = (message: string): Outcome => ({
    type: 'fail',
    failure: { code: 'SUBMIT_ERROR', message, fields: new Map() },
  });
  const judge = (error: HttpError): Outcome => {
    if (canLeave && isUnknownCall(error)) return { type: 'leave' };
    return fail(refusalText(error, texts, formTexts));
  };

  return {
    take() {
      const { email, password, rememberMe } = findLoginInputs(form);
      const given = {
        email: email?.value.trim() ?? '',
        password: password?.value ?? '',
        rememberMe: rememberMe?.checked ?? false,
      };
      return {
        async send() {
          try {
            const account = await loading;
            if (account) await account.login(given);
            else return canLeave ? { type: 'leave' } : fail(formTexts.noAnswer);
          } catch (error) {
            if (isHttpError(error)) return judge(error);
            // Its code, not the server: nothing was sent.
            return canLeave ? { type: 'leave' } : fail(formTexts.noAnswer);
          }
          const isSilent = !submissionText?.textContent?.trim();
          const message = isSilent ? texts.loggedIn : '';
          return { type: 'succeed', answer: { redirect: '', message } };
        },
      };
    },
  };
};
