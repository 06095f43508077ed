import { fromDocument } from '#engine/document/fromDocument';
import { sinceLoad } from '#engine/document/sinceLoad';
import type { Scope } from '#engine/scope';
import { afterPictures } from './pictures/afterPictures';

/** How long a page that has loaded has for the files of its blocks in view, in milliseconds. */
export const FIRST_VIEW_MS = 1000;

/** The longest wait, in milliseconds: a picture or a frame of another company may keep a page loading for minutes. */
export const PATIENCE_MS = 4000;

/**
 * Runs `run` when the page has most likely shown what it has in view: 1 s after it has loaded, when
 * the pictures there are here too; when the visitor scrolls on; and at the latest in 4 s. Never, once
 * the scope has ended. For what nobody sees: on a slow line its files would hold up those pictures.
 */
export function whenShown(scope: Pick<Scope, 'begin'>, run: () => void): void {
  const wait = scope.begin();
  const go = () => {
    wait.destroy();
    run();
  };
  // Lazy ones don't hold back the page's `load`.
  const look = () => afterPictures(wait, go);
  const load = () => wait.after(Math.max(0, FIRST_VIEW_MS - sinceLoad()), look);
  wait.after(PATIENCE_MS, go);
  wait.listen(window, { scroll: go });
  if (fromDocument('readyState') === 'complete') load();
  else wait.listen(window, { load }, { once: true });
}
