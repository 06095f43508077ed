import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { safeText } from '#page/html/safeText';
import { pressByKeys } from '#page/press/keys/pressByKeys';
import type { SitePart } from '#services/siteParts/sitePart';
import { announcements } from '#texts/site/announcements';
import { siteTexts } from '#texts/siteTexts';
import { keepClosed, readClosed } from './closedAnnouncement';
import { createBarElement } from './createBarElement';
import { followHeader } from './followHeader';
import { makeRoom } from './makeRoom';
import { placeBar } from './placeBar';
import { readAnnouncement } from './read';

const NAME = 'announcement-bar';

/**
 * Shows the announcement until the scope ends. Once the visitor has closed it, it stays away until
 * the site announces something else.
 */
async function show(scope: Scope): Promise<void> {
  const { runtime } = scope;
  const announcement = readAnnouncement(runtime.context);
  if (!announcement) return;
  const announced = JSON.stringify([announcement.text, announcement.link?.href]);
  // Closed before, or shown by the platform's own script.
  if (readClosed() === announced || document.querySelector('.sqs-announcement-bar')) return;
  const text = await safeText(runtime, announcement.text, NAME);
  if (scope.isEnded || !text.textContent?.trim()) return;

  const texts = siteTexts(runtime, 'announcements', announcements);
  const { place, bar, close } = createBarElement(announcement, text, texts);
  scope.own(() => place.remove());
  const hide = () => {
    bar.classList.add('sqs-announcement-bar-hidden');
    place.hidden = true;
  };
  scope.listen(close, {
    // Neither event is kept from the page: templates listen to the clicks on the cross as well.
    click() {
      keepClosed(announced);
      hide();
    },
    keydown: pressByKeys(close, () => close.click()),
  });
  scope.listen(window, {
    // Closed on a later page, from which the visitor comes back to this one.
    pageshow({ persisted }) {
      if (persisted && readClosed() === announced) hide();
    },
  });
  placeBar(place);
  followHeader(place, scope);
  makeRoom(place, scope);
}

/**
 * Creates the announcement bar: the service `announcement-bar`. No island: on most pages it would
 * be the only one, and the engine weighs many times as much.
 */
export const createAnnouncementBar = (runtime: Runtime): SitePart => ({
  start() {
    const scope = runtime.scope();
    show(scope).catch((error) => runtime.report(error, { initializer: NAME }));
    return scope.destroy;
  },
});
