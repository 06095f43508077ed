import { ignoreFailure } from '../api/ignoreFailure';
import { recordHit } from '../api/recordHit';
import { track } from '../api/track';
import type { Cancel } from '../clock';
import { createConsent } from '../consent/createConsent';
import { AnalyticsEventKind } from '../enumerations/analyticsEventKind';
import { PageType } from '../enumerations/pageType';
import { isLoggedIn } from '../owner/isLoggedIn';
import {
  type PerformancePart,
  performanceParts,
  reportPerformance,
} from '../performance/reportPerformance';
import type { Runtime } from '../runtime';
import type { Visitors } from '../services/visitors';
import { isCounted } from './isCounted';
import { readHit } from './readHit';
import { readTracking } from './readTracking';
import { recordSession } from './recordSession';
import { keepVisit } from './visitCookies';
import { watchButtons } from './watchButtons';
import { watchMouse } from './watchMouse';
import { type Views, watchViews } from './watchViews';

/** What of this page was told already: consent taken back and given again tells none of it twice. */
interface Told {
  views: Views;
  buttons: WeakSet<Element>;
  /** Of how fast the page is, what has not gone out. */
  unsent: Set<PerformancePart>;
}

type Measure = (runtime: Runtime, signal: AbortSignal, told: Told) => Promise<void>;

/** Counts what the visitor sees, until stopped. */
const count: Measure = async (runtime, signal, told) => {
  const http = await runtime.use('http');
  if (signal.aborted) return;
  const { context } = runtime;
  const isSearch = context.read('pageType', PageType.Page) === PageType.Search;
  const kind = isSearch ? AnalyticsEventKind.SiteSearch : AnalyticsEventKind.PageView;
  // Whoever took consent back may have no cookies any more, and their view is not counted again.
  if (told.views.hasCounted()) keepVisit(runtime);
  const stops: Cancel[] = [
    told.views.count(() => {
      void recordHit(http, kind, readHit(context), keepVisit(runtime));
      void track(readTracking());
    }),
    watchButtons(http, runtime, told.buttons),
    reportPerformance(runtime, told.unsent),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
};

/** Traces the mouse of whoever is logged in, until stopped. */
const followMouse: Measure = async (runtime, signal) => {
  const analytics = await runtime.use('analytics');
  if (!signal.aborted) signal.addEventListener('abort', watchMouse(analytics, runtime.clock));
};

/**
 * Measures visits, where the visitor allows it, as soon as they do and until they take it back: the
 * cookies of the visitor, a hit and a call of the tracker for every view of the page, the census of
 * buttons, and how fast the page is. Each is told of once, however often they change their mind.
 * Not for those who are logged in to the site, and not on pages that are none (`isCounted`); of a
 * logged-in account the mouse is traced. What fails, fails in silence.
 */
export const createService = (runtime: Runtime): Visitors => ({
  start() {
    const { context } = runtime;
    const measures: Measure[] = [
      ...(isCounted(context) ? [count, recordSession] : []),
      ...(isLoggedIn(context) ? [followMouse] : []),
    ];
    const consent = runtime.part(createConsent);
    const told: Told = {
      views: watchViews(),
      buttons: new WeakSet(),
      unsent: new Set(performanceParts),
    };
    let life: AbortController | undefined;
    const follow = (isGiven: boolean) => {
      life?.abort();
      life = isGiven ? new AbortController() : undefined;
      const signal = life?.signal;
      if (!signal) return;
      for (const measure of measures) measure(runtime, signal, told).catch(runtime.report);
    };
    follow(consent.isGiven());
    const unwatch = consent.watch(follow);
    return () => {
      unwatch();
      life?.abort();
      told.views.destroy();
    };
  },
  hit(kind) {
    const { context } = runtime;
    const consent = runtime.part(createConsent);
    if (!isCounted(context) || !consent.isGiven()) return;
    void ignoreFailure(async () => {
      const http = await runtime.use('http');
      // Meanwhile the visitor may have taken it back.
      if (consent.isGiven()) await recordHit(http, kind, readHit(context), keepVisit(runtime));
    });
  },
});
