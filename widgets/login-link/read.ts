import type { ReadScope } from '#engine/scope';

/** A link, or a button, by which a visitor logs in. */
export interface LoginLinkModel {
  /** What is pressed. */
  link: HTMLElement;
  /** Whether it leads somewhere by itself, where the prompt can't be had. */
  leadsOn: boolean;
}

/** The platform's link in a header, in what shows it once it is `loaded`. */
const PLATFORM_LINK = '.user-accounts-text-link';

/** The last part of an address at which sites log in. */
const LOGIN_PATH = /\/(log|sign)-?in\/?$/i;

/**
 * Reads a link to the login. Null for a link of the platform's that leads elsewhere: to the account of who is
 * logged in.
 */
export function readLoginLink({ node }: Pick<ReadScope, 'node'>): LoginLinkModel | null {
  const link = node.matches('a,button')
    ? node
    : (node.querySelector<HTMLElement>(`a${PLATFORM_LINK},${PLATFORM_LINK} a`) ??
      node.querySelector<HTMLElement>(`a,button,${PLATFORM_LINK}`) ??
      node);
  const href = link.getAttribute('href')?.trim() ?? '';
  const leadsOn = href !== '' && !href.startsWith('#') && !/^javascript:/i.test(href);
  const isOwn = node.hasAttribute('data-block');
  if (leadsOn && !isOwn && link instanceof HTMLAnchorElement && !LOGIN_PATH.test(link.pathname))
    return null;
  return { link, leadsOn };
}
