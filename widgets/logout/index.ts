import { isHttpError } from '#calls/http/reply/httpError';
import { isUnknownCall } from '#calls/http/reply/isUnknownCall';
import { emit } from '#engine/events';
import type { WidgetModule } from '#engine/initializer';
import { loadAnew } from '#page/links/loadAnew';
import { navigate } from '#page/links/navigate';
import type {} from '#services/account/index';
import { account as texts } from '#texts/site/account';
import { siteTexts } from '#texts/siteTexts';
import { readLogout } from './read';

declare module '#engine/events' {
  interface SkerryEvents {
    /** The site user has logged out. */
    logout: { node: HTMLElement };
  }
}

/**
 * Logs the site user out by the session call, and loads the page anew, or another one. Where the code of
 * the call can't be had, or the server has no such call, the browser sends the form.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt, runtime } = scope;
  const model = readLogout(scope);
  if (!model) return false;
  const { form, button, cloneCart, successRedirect, redirectHosts } = model;
  let phase: 'idle' | 'busy' | 'leaving' = 'idle';

  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.className = 'field-error';
  alert.hidden = true;
  Element.prototype.after.call(form, alert);
  scope.own(() => alert.remove());

  const say = (message: string) => {
    alert.hidden = !message;
    alert.textContent = message;
  };
  const setBusy = (isBusy: boolean) => {
    phase = isBusy ? 'busy' : 'idle';
    if (button) adopt.attribute(button, 'aria-disabled', isBusy ? 'true' : null);
  };
  const leave = () => {
    phase = 'leaving';
    HTMLFormElement.prototype.requestSubmit.call(form, button);
  };

  const logOut = async () => {
    setBusy(true);
    say('');
    try {
      const account = await runtime.use('account');
      await account.logout({ cloneCart });
    } catch (error) {
      if (scope.isEnded) return;
      setBusy(false);
      if (!isHttpError(error) || isUnknownCall(error)) leave();
      else say(siteTexts(runtime, 'account', texts).logoutFailed);
      return;
    }
    if (scope.isEnded) return;
    emit(node, 'logout', { node });
    if (successRedirect && navigate(successRedirect, { hosts: redirectHosts })) return;
    if (successRedirect) scope.warn('successRedirect', `${successRedirect} may not be followed`);
    loadAnew();
  };

  scope.listen(form, {
    submit(event) {
      if (event.defaultPrevented || phase === 'leaving') return;
      event.preventDefault();
      if (phase === 'idle') void logOut();
    },
  });
  scope.listen(window, {
    // Back from the back/forward cache it can be pressed again.
    pageshow({ persisted }) {
      if (persisted) setBusy(false);
    },
  });
  return true;
};
