/** Images, for the console. */
export const images = {
  invalidElement: 'Element is not a valid image element.',
  invalidSource: 'Invalid or missing image source.',
  none: 'No images',
  noRoot: 'No root node',
  notLoaded: '{x} not loaded',
};
