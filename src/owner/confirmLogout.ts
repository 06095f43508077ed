import { parseQuery } from '../query/parseQuery';
import type { Runtime } from '../runtime';
import { account as texts } from '../strings/account';
import { siteTexts } from '../strings/siteTexts';

/** Whether the address of a page says that its visitor has just logged out. */
export const saysLogout = (search: string): boolean =>
  parseQuery(search).get('logout')?.at(-1) === 'true';

/** Tells somebody who has just logged out that it worked; they acknowledge it. */
export async function confirmLogout(runtime: Runtime): Promise<void> {
  const { logoutTitle, logoutText } = siteTexts(runtime, 'account', texts);
  const dialogs = await runtime.use('dialog');
  await dialogs.alert({ title: logoutTitle, message: logoutText });
}
