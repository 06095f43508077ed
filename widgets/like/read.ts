import { itemLikes, type LikeTarget } from '#calls/endpoints/site/itemLikes';
import { getAttribute } from '#engine/document/getAttribute';
import type { ReadScope } from '#engine/scope';
import { allowedAddress } from '#page/links/allowedAddress';
import { isKept } from './keptLikes';
import type { Like } from './state';

/** A like button on the page. */
export interface LikeModel {
  /** What is pressed: the server's button, or the platform's node, which becomes one. */
  button: HTMLElement;
  /** Where the count is written; null where there is none, or the server wrote it in its own way. */
  count: HTMLElement | null;
  /** Where the platform has its heart; null for a neutral button, whose looks are the page's. */
  icon: HTMLElement | null;
  /** A neutral button's form, which posts without the script. */
  form: HTMLFormElement | null;
  first: Like;
  target(): LikeTarget;
}

const numberIn = (text: string | undefined): number => Math.max(0, Math.round(Number(text)) || 0);

function readPlatform({ node, warn }: ReadScope): LikeModel | null {
  const { itemId, likeCount } = node.dataset;
  if (!itemId) {
    warn('data-item-id', 'is missing; left as it is');
    return null;
  }
  const target = itemLikes(itemId);
  return {
    button: node,
    count: node.querySelector('.like-count'),
    icon: node.querySelector('.like-icon'),
    form: null,
    first: { isLiked: isKept(target.path), count: numberIn(likeCount) },
    target: () => target,
  };
}

/** Returns a form's fields that are texts. */
const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

function readNeutral({ node, warn }: ReadScope): LikeModel | null {
  const form = node.querySelector('form');
  const button = node.querySelector<HTMLElement>('form button');
  const action = allowedAddress(form ? (getAttribute(form, 'action') ?? '') : '', location.href);
  const isPost = form && getAttribute(form, 'method')?.toLowerCase() === 'post';
  if (!button || !isPost || !action || new URL(action).search) {
    warn('form', 'needs method="post", an action on this site, and a button; left as it is');
    return null;
  }
  const path = new URL(action).pathname;
  const count = node.querySelector<HTMLElement>('[data-like-count]');
  const written = count?.textContent.trim();
  const isPlain = /^\d*$/.test(written ?? '');
  if (!isPlain) warn('data-like-count', `"${written}" is not digits alone; left as it is`);
  const pressed = button.getAttribute('aria-pressed');
  const isLiked = pressed === null ? isKept(path) : pressed === 'true';
  return {
    button,
    count: isPlain ? count : null,
    icon: null,
    form,
    first: { isLiked, count: numberIn(written) },
    target: () => ({ path, fields: fieldsOf(form) }),
  };
}

/** Reads a like button: the platform's, or a neutral form. Null, after a warning, for what is neither. */
export const readLike = (scope: ReadScope): LikeModel | null =>
  scope.node.dataset.block === undefined ? readPlatform(scope) : readNeutral(scope);
