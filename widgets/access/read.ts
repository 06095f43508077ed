import type { BlockScope } from '#engine/scope';
import { readFields, type Said } from '#page/fields/readFields';
import { oneOf } from '#page/fields/reads';
import { type PageAccess, pageAccess } from '#rules/accessText';
import { PageType } from '#rules/enumerations/content/pageType';

export const fields = {
  access: { read: oneOf('lock', 'password', 'member-area'), fallback: undefined },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    access: Said<typeof fields>;
  }
}

/** What says how a page is kept from its visitor. */
export interface PageAccessModel {
  access: PageAccess;
  /** Takes the words; null where there is no place for them. */
  place: HTMLElement | null;
  /** The platform's page for who is no member yet, which the server sent empty. */
  isEmptyPage: boolean;
}

const MEMBER_PAGE = '#sqs-member-access-page-root';

/** The slices of the platform's lock screens, by what they say in `data-slice-type`. */
const SLICES: ReadonlyMap<string, PageAccess> = new Map([
  ['lock', 'lock'],
  ['password', 'password'],
]);

/** Returns how the page is kept: by the block, by what kind of block it is, else by the page's type. */
function accessOf({ node, block, warn, runtime }: BlockScope): PageAccess {
  const { access } = readFields(block.json, fields, warn);
  if (access) return access;
  if (node.matches(MEMBER_PAGE)) return 'member-area';
  const { sliceType = '' } = node.dataset;
  return SLICES.get(sliceType) ?? pageAccess(runtime.context.read('pageType', PageType.Page));
}

/** Reads what says how a page is kept; null, after a warning, on a page that is open. */
export function readPageAccess(scope: BlockScope): PageAccessModel | null {
  const { node, warn } = scope;
  const access = accessOf(scope);
  if (access === 'open') {
    warn('access', 'is not said, and the page is open; left as it is');
    return null;
  }
  const isEmpty = !node.firstElementChild && !node.textContent?.trim();
  const isMemberPage = node.matches(MEMBER_PAGE);
  return {
    access,
    place: node.querySelector<HTMLElement>(isMemberPage ? '#headline' : '[data-access-text]'),
    isEmptyPage: isMemberPage && isEmpty,
  };
}
