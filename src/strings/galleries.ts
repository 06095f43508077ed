/** Galleries and lightboxes. All but the title are for the console. */
export const galleries = {
  lightboxTitle: 'Gallery',
  decodeFailed: 'Error decoding gallery block data.',
  evaluateFailed: 'Error evaluating gallery block data.',
  noVideoLoader: 'VideoLoader not found',
  noLoader: 'Loader2 not found',
  noLightbox: 'lightboxify is not available in this tier!',
  noElement: 'No valid HTMLElement node was supplied!',
  noTransition: "The transition '{name}' was not found.",
};
