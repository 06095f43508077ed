/** The facts that decide whether the banner opens by itself. */
export interface BannerFacts {
  /** The site shows a cookie banner. */
  hasBanner: boolean;
  /** The visitor's answer, as far as it counts; undefined where there is none. */
  answer: boolean | undefined;
  /** The browser says no in the visitor's place (GPC): nobody is asked again. */
  hasGpc: boolean;
  /** An editing frame wants to see it. */
  isForced: boolean;
}

/** Returns whether the banner opens by itself: without an answer, or when it is forced. */
export const isBannerDue = ({ hasBanner, answer, hasGpc, isForced }: BannerFacts): boolean =>
  isForced || (hasBanner && !hasGpc && answer === undefined);

/**
 * Returns whether the body is in forced v2 mode: an editing frame shows a banner of its own, and
 * ours does nothing. No page that was seen is in that mode: the name of its class,
 * `sqs-cookie-banner-v2-forced`, follows those of the banner.
 */
export const isForcedElsewhere = (): boolean =>
  document.body.classList.contains('sqs-cookie-banner-v2-forced');
