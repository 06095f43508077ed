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
  stop: 'Stop the slideshow',
  start: 'Start the slideshow',
  /** For the console. */
  /** The registry says this of every kind of block, by its name. */
  decodeFailed: 'Error decoding gallery block data.',
  evaluateFailed: 'Error evaluating gallery block data.',
  noVideoLoader: 'VideoLoader not found',
  /**
   * Nothing says this: a gallery's code and the code of its pictures come together or not at all,
   * and where they don't, the console names the chunk that is missing.
   */
  noLoader: 'Loader2 not found',
  /** The lightbox's code, or its styles, can't be had. */
  noLightbox: 'lightboxify is not available in this tier!',
  notMade: 'No gallery to link with: it was not made by code, or is destroyed.',
  noElement: 'No valid HTMLElement node was supplied!',
  noTransition: "The transition '{name}' was not found.",
  noDesign: "No gallery design by the name '{name}' was found.",
};
