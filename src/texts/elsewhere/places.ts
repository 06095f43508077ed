/** Addresses that are suggested. */
export const places = {
  load: 'Suggest addresses from {site}',
  list: 'Suggested addresses',
  found: 'Addresses found: {n}',
  from: 'Suggestions from {site}',
};
