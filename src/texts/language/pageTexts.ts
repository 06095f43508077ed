import type { Strings } from '../strings';

/**
 * The texts of the page's language; undefined where that is English, is none of ours, or can't be
 * had. In built pages this comes from the leaf `lang`; in unbuilt code it is always English.
 */
export const pageTexts: { readonly [Part in keyof Strings]?: unknown } | undefined = undefined;
