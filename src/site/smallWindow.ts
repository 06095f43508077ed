import { MOBILE_INFO_BAR_MAX_WIDTH } from '../platform/deviceView';

/** Windows that have the mobile information bar (platform.md, section 9). */
export const smallWindow = (): MediaQueryList =>
  matchMedia(`(max-width: ${MOBILE_INFO_BAR_MAX_WIDTH}px)`);
