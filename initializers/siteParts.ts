import { defineInitializer } from '#engine/initializer';

/**
 * The parts that belong to a page as a whole: a site's context may call for them, or something that
 * waits for consent. A page of no site loads nothing; which parts a site's page calls for is theirs
 * to know.
 */
export const siteParts = defineInitializer({
  // Not `site`: the service of that name has a leaf of its own.
  name: 'site-parts',
  when: 'idle',
  replay: '[data-consent-open]',
  // By tag: on a page of 135,000 elements a search for these attributes takes a slow phone 55 ms.
  wanted: () =>
    Object.hasOwn(window, 'Static') ||
    [document.documentElement, ...document.scripts].some((node) =>
      node.matches('[data-site-context],[data-consent],[data-debug]'),
    ),
  load: () => import('#services/siteParts/index'),
});
