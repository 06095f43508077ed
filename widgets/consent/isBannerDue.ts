/** All that the banner depends on. */
export interface BannerFacts {
  /** The site shows a cookie banner. */
  hasBanner: boolean;
  /** The visitor's answer, as far as it counts. */
  answer: boolean | undefined;
  /** The browser has said no in the visitor's place: nobody is asked again. */
  hasGpc: boolean;
  /** An editing frame wants to see it. */
  isForced: boolean;
}

/** Whether the banner opens by itself: where there is no consent cookie, or when it is forced. */
export const isBannerDue = ({ hasBanner, answer, hasGpc, isForced }: BannerFacts): boolean =>
  isForced || (hasBanner && !hasGpc && answer === undefined);

/**
 * Whether the body is in forced v2 mode, in which an editing frame shows a banner of its own and
 * ours does nothing. The specification has no name for it: the body's class is
 * `sqs-cookie-banner-v2-forced`, like those of the banner itself.
 */
export const isForcedElsewhere = (): boolean =>
  document.body.classList.contains('sqs-cookie-banner-v2-forced');
