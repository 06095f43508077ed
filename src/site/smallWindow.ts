/** Windows of 1024 px and less, which have the mobile information bar (platform.md, section 9). */
export const smallWindow = (): MediaQueryList => matchMedia('(max-width: 1024px)');
