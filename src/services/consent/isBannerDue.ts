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
