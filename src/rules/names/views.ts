/** How a collection is shown. */
export const viewModes = ['list', 'grid', 'product'] as const;
export type ViewMode = (typeof viewModes)[number];

/** What of a collection a page shows. */
export const collectionViews = [
  'product list',
  'product item',
  'blog list',
  'gallery list',
  'events list',
  'calendar',
] as const;
export type CollectionView = (typeof collectionViews)[number];
