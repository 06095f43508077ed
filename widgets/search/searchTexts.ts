import type { Runtime } from '#engine/runtime';
import { searches } from '#texts/content/searches';
import { page } from '#texts/site/page';
import { siteTexts } from '#texts/siteTexts';

/** What a search says. */
export interface SearchTexts {
  searches: typeof searches;
  page: typeof page;
}

/** Reads the texts of a page's searches. */
export const readSearchTexts = (runtime: Runtime): SearchTexts => ({
  searches: siteTexts(runtime, 'searches', searches),
  page: siteTexts(runtime, 'page', page),
});
