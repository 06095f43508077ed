import type { WidgetModule } from '#engine/initializer';
import { accessText } from '#rules/accessText';
import { login } from '#texts/members/login';
import { account } from '#texts/site/account';
import { siteTexts } from '#texts/siteTexts';
import { createMemberPage } from './createMemberPage';
import { readPageAccess } from './read';

/**
 * Says how a page is kept from its visitor, where the server has not: in the place that is there for it, or
 * in front of what the block holds. Draws the platform's page for who is no member yet, where it came empty.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, runtime } = scope;
  const model = readPageAccess(scope);
  if (!model) return false;
  const { access, place, isEmptyPage } = model;
  const words = accessText(access, siteTexts(runtime, 'account', account)) ?? '';

  if (isEmptyPage) {
    const page = createMemberPage(words, siteTexts(runtime, 'login', login));
    node.append(page);
    scope.own(() => page.remove());
    runtime.scan(page).catch(scope.report);
    return true;
  }
  // What the server says stays.
  if (place?.textContent?.trim()) return true;
  if (!place && saysSomething(node)) return true;
  const text = document.createElement(place ? 'span' : 'p');
  text.className = 'skerry-access-text';
  text.textContent = words;
  if (place) place.append(text);
  else node.prepend(text);
  scope.own(() => text.remove());
  return true;
};

/** Whether a block has words of its own, beside those of its forms. */
const saysSomething = (node: HTMLElement): boolean =>
  [...node.querySelectorAll('h1,h2,h3,h4,h5,h6,p')].some(
    (one) => one.textContent?.trim() && !one.closest('form'),
  );
