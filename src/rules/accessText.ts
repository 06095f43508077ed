import { account } from '#texts/site/account';
import { PageType } from './enumerations/content/pageType';

/** How a page is kept from visitors. */
export type PageAccess = 'open' | 'lock' | 'password' | 'member-area';

const ACCESS: ReadonlyMap<number, PageAccess> = new Map([
  [PageType.LockScreen, 'lock'],
  [PageType.ProtectedContent, 'password'],
  [PageType.MemberAreaAccessDenied, 'member-area'],
]);

/** Returns what keeps visitors from a page of a type; `open` where nothing does. */
export const pageAccess = (pageType: number): PageAccess => ACCESS.get(pageType) ?? 'open';

/** Returns what a visitor is told of a page's access; undefined where the page is open. */
export function accessText(
  access: PageAccess,
  texts: Pick<typeof account, 'pageLocked' | 'membersOnly'> = account,
): string | undefined {
  if (access === 'open') return undefined;
  return access === 'member-area' ? texts.membersOnly : texts.pageLocked;
}
