/** Nothing of a saved page has this for a name. */
const OWN = '/-skerry-real-';

/** Where the build is served. */
export const DIST_PATH = `${OWN}/dist`;

/** The script that watches a page. */
export const WATCH = `${OWN}/watch.js`;

/** Tells where a page tried to go. */
export const LEFT = `${OWN}/left`;

/** Whether this is a file of ours, which nothing may stand in for. */
export const isOwnFile = (url: URL): boolean => url.pathname.startsWith(`${OWN}/`);
