const { userAgent, platform } = navigator;
const isWebKit = /webkit/i.test(userAgent);
const isMobile = 'orientation' in window || /mobile/i.test(userAgent);
const isChrome = /chrome/i.test(userAgent);

/**
 * What Leaflet asks of the browser, in the place of its own module, which writes HTML to find it out:
 * Trusted Types forbid that. All of ours have transforms. A finger does not drag the map, so that it
 * scrolls the page; two zoom.
 */
export default {
  any3d: true,
  webkit3d: true,
  passiveEvents: true,
  svg: true,
  touchNative: true,
  touch: false,
  pointer: false,
  msPointer: false,
  ie: false,
  ielt9: false,
  ie3d: false,
  edge: false,
  opera: false,
  mobileOpera: false,
  android23: false,
  androidStock: false,
  webkit: isWebKit,
  chrome: isChrome,
  gecko: !isWebKit,
  safari: isWebKit && !isChrome,
  mobile: isMobile,
  retina: devicePixelRatio > 1,
  mac: platform.startsWith('Mac'),
  linux: platform.startsWith('Linux'),
  win: platform.startsWith('Win'),
};
