import { LATER } from '#engine/chunks/later';
import { keepDocumentFree } from '#engine/document/keepDocumentFree';
import { listen } from '#engine/events';
import type { WidgetModule } from '#engine/initializer';
import type { Services } from '#engine/runtime';
import { markFocus } from './markFocus';
import { openConsent } from './openConsent';
import { openTemplateGates } from './openTemplateGates';
import { partsFor } from './partsFor';
import { afterPictures } from './pictures/afterPictures';
import { markNarrow } from './pictures/markNarrow';
import { showArrived } from './pictures/showArrived';
import type { SitePartName } from './sitePart';
import { smallWindow } from './smallWindow';
import { whenShown } from './whenShown';

/**
 * The longest time for which the information bar waits for the pictures in view, in milliseconds: at the
 * bottom of the window it is in nobody's way.
 */
const BAR_PATIENCE_MS = 2000;

/**
 * Keeps the document's members free, opens the gates of the page's template, shows the pictures that
 * come, marks what has the focus, adds the blocks that few pages have, and starts what the page calls for as
 * a whole, each part by itself: one that can't be had is reported and hurts no other. What nobody sees waits until the page is
 * shown. Looks again after each answer to the question of consent, for what was not loaded without it, and
 * when the window becomes a small one.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { runtime } = scope;
  keepDocumentFree(scope);
  openTemplateGates(scope);
  showArrived(scope);
  markNarrow(scope);
  markFocus(scope);
  openConsent(scope);
  /** Loads a service, for as long as the page's parts are wanted. */
  const load = <Name extends keyof Services>(name: Name, use: (service: Services[Name]) => void) =>
    runtime.use(name).then(
      (service) => {
        if (!scope.isEnded) use(service);
      },
      (error) => {
        if (!scope.isEnded) runtime.report(error, { initializer: name });
      },
    );
  const started = new Set<SitePartName>();
  // Each in a task of its own, and the look for them too: together they are a long one on a slow phone.
  const startParts = () => {
    for (const name of partsFor(runtime.context)) {
      if (started.has(name)) continue;
      started.add(name);
      const start = () => void load(name, (part) => scope.own(part.start()));
      if (name === 'visitors') whenShown(scope, start);
      else if (name === 'mobile-info-bar') {
        scope.after(0, () => afterPictures(scope, start, BAR_PATIENCE_MS));
      } else scope.after(0, start);
      // Its text is HTML, as a rule: what reads that comes with it, not a round trip later. Where that can't
      // be had, the bar says so.
      if (name === 'announcement-bar') scope.after(0, () => runtime.use('html').catch(() => {}));
    }
  };
  scope.after(0, startParts);
  // The page of a site may have them in a menu that is closed, or hidden until there is a cart.
  scope.after(0, () => void load(LATER, () => {}));
  scope.own(listen('consent', startParts));
  scope.listen(smallWindow(), { change: startParts });
};
