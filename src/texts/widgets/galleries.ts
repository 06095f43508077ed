/** Galleries and lightboxes. */
export const galleries = {
  lightboxTitle: 'Gallery',
  close: 'Close the pictures',
  previous: 'Previous',
  next: 'Next',
  caption: 'Caption',
  imagePlace: 'Image {n} of {m}',
  videoPlace: 'Video {n} of {m}',
  broken: 'This image can’t be shown.',
  /** To a screen reader. */
  roleGallery: 'carousel',
  roleSlide: 'slide',
  slide: '{index} of {count}',
  slideNamed: '{index} of {count}: {label}',
  picker: 'Slide {index}',
  pickers: 'Slides',
  open: 'View larger',
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
  /** For the console. */
  evaluateFailed: 'Error evaluating gallery block data.',
  noVideoLoader: 'VideoLoader not found',
  /** The lightbox's code, or its styles, can't be had. */
  noLightbox: 'lightboxify is not available in this tier!',
  notMade: 'No gallery to link with: it was not made by code, or is destroyed.',
  noElement: 'No valid HTMLElement node was supplied!',
  noTransition: "The transition '{name}' was not found.",
  noDesign: "No gallery design by the name '{name}' was found.",
};
