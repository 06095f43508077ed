/**
 * Returns whether an editing frame shows a cookie banner of its own (the platform's forced v2 mode): ours
 * then does nothing. The class of the body by which the frame says so is a guess, after the names of the
 * banner's other classes: no published page has it.
 */
export const isForcedElsewhere = (): boolean =>
  document.body.classList.contains('sqs-cookie-banner-v2-forced');
