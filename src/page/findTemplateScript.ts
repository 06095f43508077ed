import { getAttribute } from '#engine/document/getAttribute';

/**
 * Returns the template's own script, which does its own part, where the page has brought it along: its
 * bundle, or another file among the template's own. Goes through all scripts, which browsers find many
 * times as fast as one of three addresses.
 */
export const findTemplateScript = (): Element | undefined =>
  [...document.scripts].find((script) =>
    /site-bundle|\/v?ta\//.test(`${getAttribute(script, 'src')}`),
  );
