import { MOBILE_INFO_BAR_MAX_WIDTH } from '#rules/deviceView';

/** Returns the query of windows that have the mobile information bar: at most 1024 px wide. */
export const smallWindow = (): MediaQueryList =>
  matchMedia(`(max-width: ${MOBILE_INFO_BAR_MAX_WIDTH}px)`);
