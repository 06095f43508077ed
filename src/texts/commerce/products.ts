/** Workflow labels of a product. */
export const products = {
  published: 'Available',
  scheduled: 'Scheduled',
  draft: 'Hidden',
  unsupported: 'Unsupported',
};
