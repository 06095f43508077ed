/** A script of the page's template: its bundle, or another file among the template's own. */
const SCRIPT = 'script[src*=site-bundle],script[src*="/ta/"],script[src*="/vta/"]';

/** Returns the template's own script, which does its own part, where the page has brought it along. */
export const findTemplateScript = (): Element | null => document.querySelector(SCRIPT);
