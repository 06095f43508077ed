import type { Runtime } from '#engine/runtime';
import { AnalyticsEventKind } from '#rules/enumerations/site/analyticsEventKind';
import { tellPixels } from '#services/analytics/tellPixels';
import { createConsent } from '#site/consent/consent';

/**
 * Counts a search that leads to a page without the page of results, which counts its own: a hit of its
 * kind, and what advertising pixels are told, each with the visitor's consent.
 */
export function tellSearch(runtime: Runtime, query: string): void {
  if (runtime.part(createConsent).analytics.isGiven()) {
    runtime.use('visitors').then(
      ({ hit }) => hit(AnalyticsEventKind.SiteSearch),
      // Without its code nothing is measured.
      () => {},
    );
  }
  tellPixels(runtime, 'search', { search_string: query });
}
