import { safeText } from '../../src/html/safeText';
import type { Runtime } from '../../src/runtime';
import type { SitePart } from '../../src/services/sitePart';
import { createSessionStore } from '../../src/storage/sessionStore';
import { announcements } from '../../src/strings/announcements';
import { siteTexts } from '../../src/strings/siteTexts';
import { createBarElement } from './createBarElement';
import { makeRoom } from './makeRoom';
import { placeBar } from './placeBar';
import { readAnnouncement } from './read';

const NAME = 'announcement-bar';

/**
 * Shows the announcement, until the signal is aborted. Once the visitor has closed it, it stays away
 * until the browser is closed, or the site announces something else.
 */
async function show(runtime: Runtime, signal: AbortSignal): Promise<void> {
  const announcement = readAnnouncement(runtime.context);
  if (!announcement) return;
  const store = createSessionStore();
  const said = JSON.stringify([announcement.text, announcement.link?.href]);
  // Closed before, or shown by the platform's own script.
  if (store.get(NAME) === said || document.querySelector('.sqs-announcement-bar')) return;
  const text = await safeText(runtime, announcement.text, NAME);
  if (signal.aborted || !text.textContent?.trim()) return;

  const texts = siteTexts(runtime, 'announcements', announcements);
  const { place, bar, close } = createBarElement(announcement, text, texts);
  // Neither event is kept from the page: templates listen to the clicks on the cross as well.
  close.addEventListener('click', () => {
    store.set(NAME, said);
    bar.classList.add('sqs-announcement-bar-hidden');
    place.hidden = true;
  });
  close.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    close.click();
  });
  placeBar(place);
  const stopMoving = makeRoom(place);
  signal.addEventListener('abort', () => {
    stopMoving();
    place.remove();
  });
}

/**
 * The announcement bar: the service `announcement-bar`. No island: on most pages it would be the
 * only one, and the engine weighs many times as much.
 */
export const createAnnouncementBar = (runtime: Runtime): SitePart => ({
  start() {
    const life = new AbortController();
    show(runtime, life.signal).catch((error) => runtime.report(error, { initializer: NAME }));
    return () => life.abort();
  },
});
