import type { Scope } from '#engine/scope';
import { putClass } from '#page/marks/putClass';
import { keepFocusSeen } from './keepFocusSeen';
import { placeBanner } from './placeBanner';
import type { Banner } from './read';
import { reserveScroll } from './reserveScroll';

/** Puts a banner into the page until the scope ends: fixed to the window, it moves nothing. */
export function putIntoPage(element: HTMLElement, { position }: Banner, scope: Scope): void {
  const isAtTop = position === 'TOP';
  const { body } = document;
  putClass(body, 'sqs-cookie-banner-v2-enabled', scope);
  if (isAtTop) putClass(body, 'sqs-cookie-banner-v2-top', scope);
  placeBanner(element, isAtTop);
  reserveScroll(element, isAtTop, scope);
  keepFocusSeen(element, scope);
  scope.own(() => element.remove());
}
