/** A script of the page's template: its bundle, or another file among the template's own. */
const SCRIPT = 'script[src*=site-bundle],script[src*="/ta/"],script[src*="/vta/"]';

/** Returns whether the page has brought its template's own script along, which does its own part. */
export const hasTemplateScript = (): boolean => document.querySelector(SCRIPT) !== null;
