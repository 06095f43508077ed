import type { Runtime } from '#engine/runtime';
import { AnalyticsEventKind } from '#rules/enumerations/site/analyticsEventKind';
import { createConsent } from '#site/consent/consent';

/**
 * Counts a search that leads to a page without the page of results, which counts its own: a hit of its
 * kind, and what advertising pixels are told, each with the visitor's consent.
 */
export function tellSearch(runtime: Runtime, query: string): void {
  const { analytics, ads } = runtime.part(createConsent);
  // Without its code nothing is measured.
  const ignore = () => {};
  if (analytics.isGiven()) {
    runtime.use('visitors').then(({ hit }) => hit(AnalyticsEventKind.SiteSearch), ignore);
  }
  if (ads.isGiven()) {
    runtime.use('analytics').then(({ pixel }) => pixel('search', { search_string: query }), ignore);
  }
}
