import { PageType } from '../enumerations/pageType';
import { account } from '../strings/account';

/** How a page is kept from visitors (platform.md, section 6). */
export type PageAccess = 'open' | 'lock' | 'password' | 'member-area';

const ACCESS: ReadonlyMap<number, PageAccess> = new Map([
  [PageType.LockScreen, 'lock'],
  [PageType.ProtectedContent, 'password'],
  [PageType.MemberAreaAccessDenied, 'member-area'],
]);

/** What keeps visitors from a page, by its type. */
export const pageAccess = (pageType: number): PageAccess => ACCESS.get(pageType) ?? 'open';

/** What a visitor is told of it; undefined where the page is open. */
export function accessText(
  access: PageAccess,
  texts: Pick<typeof account, 'pageLocked' | 'membersOnly'> = account,
): string | undefined {
  if (access === 'open') return undefined;
  return access === 'member-area' ? texts.membersOnly : texts.pageLocked;
}
