import type { Runtime } from '#engine/runtime';
import { parseQuery } from '#rules/query/parseQuery';
import { account as texts } from '#texts/site/account';
import { siteTexts } from '#texts/siteTexts';

/** Whether the address of a page says that its visitor has just logged out. */
export const saysLogout = (search: string): boolean =>
  parseQuery(search).get('logout')?.at(-1) === 'true';

/** Takes that out of the page's address, so that it is not said again when the page is reloaded. */
function forgetLogout(): void {
  const address = new URL(location.href);
  const pairs = address.search.slice(1).split('&');
  address.search = pairs.filter((pair) => !parseQuery(pair).has('logout')).join('&');
  history.replaceState(history.state, '', address);
}

/**
 * Tells somebody who has just logged out that it worked, once; they acknowledge it. It is no matter
 * of a visitor's consent.
 */
export async function confirmLogout(runtime: Runtime): Promise<void> {
  const { logoutTitle, logoutText } = siteTexts(runtime, 'account', texts);
  const dialogs = await runtime.use('dialog');
  const acknowledged = dialogs.alert({ title: logoutTitle, message: logoutText });
  forgetLogout();
  await acknowledged;
}
