import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import type { BlockScope } from '#engine/scope';
import { bringIn } from '#page/elsewhere/bringIn';
import { createFallbackLink } from '#page/elsewhere/createFallbackLink';
import { putStill } from '#page/elsewhere/putStill';
import { isLoggedIn } from '#site/account/isLoggedIn';
import { reservations } from '#texts/elsewhere/reservations';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';
import { readReservation } from './read';
import type { Reservation } from './reservation';
import { showPreview } from './showPreview';
import { bringTable, dressTable } from './table/bringTable';
import { bringTock, findContainer, followWidth } from './tock/bringTock';

const SITES = { opentable: 'OpenTable', tock: 'Tock' };

const PLACES = '.squarespace-opentable-new-age-wrapper,.tock-flex-container,.sqs-block-content';

/** Returns the innermost of the platform's places; a neutral block is its own. */
const placeIn = (node: HTMLElement): HTMLElement =>
  [...node.querySelectorAll<HTMLElement>(PLACES)].at(-1) ?? node;

async function bring(
  scope: BlockScope,
  place: HTMLElement,
  booking: Reservation,
  text: string,
): Promise<void> {
  const isTock = booking.provider === 'tock';
  const container = isTock ? findContainer(scope, place) : place;
  if (isTock) followWidth(scope, container);
  const fallback = [...container.childNodes, ...place.childNodes].filter(
    (child) => child !== container,
  );
  await bringIn(scope, {
    question: {
      text,
      put(button, waiting) {
        if (place !== scope.node) button.classList.add('skerry-reservation-load');
        putStill(waiting, button, scope.node, () => {
          // Not into Tock's row, beside its container.
          if (place.matches('.tock-flex-container')) place.after(button);
          else place.append(button);
        });
      },
    },
    site: SITES[booking.provider],
    field: isTock ? 'business' : 'restaurantId',
    fallback,
    bring: (life) =>
      booking.provider === 'tock'
        ? bringTock(life, container, booking)
        : bringTable(life, place, booking),
  });
}

/**
 * Shows the form of a company that takes reservations, once the visitor allows it. Until then, and where
 * it does not come, the server's form or link stays.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, runtime } = scope;
  const booking = readReservation(scope);
  if (!booking) return false;
  const place = placeIn(node);
  const texts = siteTexts(runtime, 'reservations', reservations);
  const site = SITES[booking.provider];
  if (booking.provider === 'opentable') dressTable(scope, place, booking);
  if (!place.querySelector('a,form')) {
    createFallbackLink(scope, node, place, {
      className: 'skerry-reservation-link',
      href: booking.link,
      text: fillText(texts.reserve, { site }),
    });
  }
  if (isLoggedIn(runtime.context)) {
    showPreview(scope, place, texts.preview);
    return true;
  }
  bring(scope, place, booking, fillText(texts.load, { site })).catch((error) => {
    if (!scope.isEnded) scope.report(error);
  });
  return true;
};
