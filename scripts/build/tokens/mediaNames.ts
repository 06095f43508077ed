import { MOBILE_MAX_WIDTH } from '#rules/deviceView';

/**
 * The widths of a window at which a style sheet changes, by the name that it says:
 * `@media (--skerry-mobile)`. A query can't read a custom property, so the build puts it in.
 */
export const mediaNames: Readonly<Record<string, string>> = {
  '--skerry-mobile': `(max-width: ${MOBILE_MAX_WIDTH}px)`,
};

/** Puts the queries in. */
export const namedMedia = (css: string): string =>
  css.replace(
    /\((--skerry-[\w-]+)\)(?=[^;{}]*\{)/g,
    (whole, name: string) => mediaNames[name] ?? whole,
  );
