import { ignoreFailure } from '#calls/endpoints/ignoreFailure';
import { recordHit } from '#calls/endpoints/measurement/recordHit';
import { track } from '#calls/endpoints/measurement/track';
import { readItemId } from '#engine/context/pageIds';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { whenIdle } from '#engine/slices';
import { whenActivated } from '#engine/visibility/whenActivated';
import { PageType } from '#rules/enumerations/content/pageType';
import { AnalyticsEventKind } from '#rules/enumerations/site/analyticsEventKind';
import { isCounted } from '#site/account/isCounted';
import { isLoggedIn } from '#site/account/isLoggedIn';
import { type CategoryConsent, createConsent } from '#site/consent/consent';
import { keepVisit } from '#site/visit/keepVisit';
import type { PixelAction } from '../analytics/pixelAction';
import { actionOfPage } from './actionOfPage';
import {
  type PerformancePart,
  performanceParts,
  reportPerformance,
} from './performance/reportPerformance';
import { readHit } from './readHit';
import { readTracking } from './readTracking';
import { recordSession } from './recordSession';
import type { Visitors } from './visitors';
import { watchButtons } from './watching/watchButtons';
import { watchMouse } from './watching/watchMouse';
import { type Plays, watchPlays } from './watching/watchPlays';
import { type Views, watchViews } from './watching/watchViews';

/** What of this page was told already: consent taken back and given again tells none of it twice. */
interface Told {
  views: Views;
  plays: Plays;
  buttons: WeakSet<Element>;
  /** Of which advertising pixels have heard. */
  actions: Set<PixelAction>;
  /** Of how fast the page is, what has not gone out. */
  unsent: Set<PerformancePart>;
}

/** One way to measure a visit, until its scope ends. */
type Measure = (scope: Scope, told: Told) => Promise<void>;

/** Counts what the visitor sees. */
const count: Measure = async (scope, told) => {
  const { runtime } = scope;
  const http = await runtime.use('http');
  const { isGiven } = runtime.part(createConsent).analytics;
  if (scope.isEnded || !isGiven()) return;
  const { context } = runtime;
  const isSearch = context.read('pageType', PageType.Page) === PageType.Search;
  const kind = isSearch ? AnalyticsEventKind.SiteSearch : AnalyticsEventKind.PageView;
  // Whoever took consent back may have no cookies any more, and their view is not counted again.
  if (told.views.hasCounted()) keepVisit(runtime);
  scope.own(
    told.views.count(() => {
      void recordHit(http, kind, readHit(context), keepVisit(runtime));
      void track(readTracking());
    }),
  );
  scope.own(
    told.plays.count((what) => {
      void recordHit(http, what, readHit(context), keepVisit(runtime));
    }),
  );
  watchButtons(http, scope, told.buttons);
  // Nobody waits for that: with the hit it would be one long task on a slow phone.
  await whenIdle(runtime.clock);
  if (!scope.isEnded) reportPerformance(scope, told.unsent);
};

/** Tells advertising pixels of what the visitor does by coming to this page. */
const tellActions: Measure = async ({ runtime }, { actions }) => {
  const action = actionOfPage(runtime.context);
  if (!action || actions.has(action)) return;
  const { pixel } = await runtime.use('analytics');
  if (!runtime.part(createConsent).ads.isGiven()) return;
  actions.add(action);
  pixel(action, action === 'viewProduct' ? { id: readItemId(runtime.context) } : {});
};

/** Traces the mouse of whoever is logged in. */
const followMouse: Measure = async (scope) => {
  const analytics = await scope.runtime.use('analytics');
  watchMouse(analytics, scope);
};

/** Measures while there is consent to one category, until the scope ends. */
function measureWith(
  consent: CategoryConsent,
  measures: readonly Measure[],
  told: Told,
  scope: Scope,
): void {
  let measuring: Scope | undefined;
  const follow = (isGiven: boolean) => {
    measuring?.destroy();
    measuring = undefined;
    if (!isGiven) return;
    const part = scope.begin();
    measuring = part;
    for (const measure of measures) measure(part, told).catch(scope.runtime.report);
  };
  follow(consent.isGiven());
  scope.own(consent.watch(follow));
}

/** Measures this page's visit whenever there is consent, until the scope ends. */
function measureVisit(scope: Scope): void {
  const { runtime } = scope;
  const { context } = runtime;
  const { analytics, ads } = runtime.part(createConsent);
  const told: Told = {
    views: watchViews(scope, analytics.isGiven),
    plays: watchPlays(scope),
    buttons: new WeakSet(),
    actions: new Set(),
    unsent: new Set(performanceParts),
  };
  const measures = [
    ...(isCounted(context) ? [count, recordSession] : []),
    ...(isLoggedIn(context) ? [followMouse] : []),
  ];
  measureWith(analytics, measures, told, scope);
  if (isCounted(context)) measureWith(ads, [tellActions], told, scope);
}

/**
 * Measures visits, where the visitor allows it, as soon as they do and until they take it back: the
 * cookies of the visitor, a hit and a call of the tracker for every view of the page, the census of
 * buttons, what advertising pixels are told of, and how fast the page is. Each is told of once,
 * however often they change their mind, and not before the visitor of a page that was rendered ahead
 * has come to it.
 * Not for those who are logged in to the site, and not on pages that are none (`isCounted`); of a
 * logged-in account the mouse is traced. What fails, fails in silence.
 */
export function createService(runtime: Runtime): Visitors & { destroy(): void } {
  const life = runtime.scope();
  const { context } = runtime;

  const start = () => {
    const scope = life.begin();
    whenActivated(scope, () => measureVisit(scope));
    return scope.destroy;
  };

  const hit = async (kind: AnalyticsEventKind) => {
    const { isGiven } = runtime.part(createConsent).analytics;
    if (!isCounted(context) || !isGiven()) return;
    const http = await runtime.use('http');
    // Meanwhile the visitor may have taken it back.
    if (isGiven()) await recordHit(http, kind, readHit(context), keepVisit(runtime));
  };

  return {
    start,
    hit: (kind) => whenActivated(life, () => void ignoreFailure(() => hit(kind))),
    destroy: life.destroy,
  };
}
