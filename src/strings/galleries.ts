/** Galleries and lightboxes. What the lightbox says comes first; the rest is for the console. */
export const galleries = {
  lightboxTitle: 'Gallery',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  caption: 'Caption',
  imagePlace: 'Image {n} of {m}',
  videoPlace: 'Video {n} of {m}',
  broken: 'This image can’t be shown.',
  decodeFailed: 'Error decoding gallery block data.',
  evaluateFailed: 'Error evaluating gallery block data.',
  noVideoLoader: 'VideoLoader not found',
  noLoader: 'Loader2 not found',
  noLightbox: 'lightboxify is not available in this tier!',
  noElement: 'No valid HTMLElement node was supplied!',
  noTransition: "The transition '{name}' was not found.",
};
