import type { SiteContext } from './siteContext';

/** `String`, `Array`, `Null` and so on; an element is no `Object`. */
const typeOf = (value: unknown): string => ({}).toString.call(value).slice(8, -1);

const warn = (message: unknown) => console.warn(`Skerry: site context: ${message}`);

/**
 * Reads the platform's `Static.SQUARESPACE_CONTEXT`, else
 * `<script type="application/json" data-site-context>`. Where there is neither, or where it is
 * broken (after a warning), every field has its fallback. Only own fields are read.
 */
export function createSiteContext(): SiteContext {
  let context: unknown;
  try {
    const { Static } = window as { Static?: { SQUARESPACE_CONTEXT?: unknown } };
    const script = document.querySelector('script[data-site-context]');
    context = Static?.SQUARESPACE_CONTEXT ?? (script && JSON.parse(script.textContent));
  } catch (error) {
    warn(error);
  }
  return {
    has: (pattern) => pattern.test(JSON.stringify(context)),
    read(path, fallback) {
      let value = context;
      for (const name of path.split('.')) {
        value =
          typeOf(value) === 'Object' && Object.hasOwn(value as object, name)
            ? (value as Record<string, unknown>)[name]
            : undefined;
      }
      if (value == null) return fallback;
      if (typeOf(value) === typeOf(fallback)) return value as typeof fallback;
      warn(`${path} is no ${typeOf(fallback)}`);
      return fallback;
    },
  };
}
