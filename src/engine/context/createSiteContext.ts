import type { SiteContext } from './siteContext';

/** Returns `String`, `Array`, `Null` and so on; an element is no `Object`. */
const typeOf = (value: unknown): string => ({}).toString.call(value).slice(8, -1);

const warn = (message: unknown) => console.warn(`Skerry: site context: ${message}`);

/** What holds where nobody can tell what the site asks for: nothing before the visitor agrees. */
const UNREADABLE = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };

/**
 * Reads the platform's `Static.SQUARESPACE_CONTEXT`, else
 * `<script type="application/json" data-site-context>`. Where there is neither, every field
 * has its fallback; where it is broken, or a named element has taken its place, so has every field
 * but one: the cookie policy is a restrictive one then. Only own fields are read.
 */
export function createSiteContext(): SiteContext {
  let context: unknown;
  try {
    // An element of that name is no own member; but a script may have taken it for one.
    const { Static } = (Object.hasOwn(window, 'Static') ? window : {}) as {
      Static?: { SQUARESPACE_CONTEXT?: unknown };
    };
    const script = document.querySelector('script[data-site-context]');
    context = Static?.SQUARESPACE_CONTEXT ?? (script ? JSON.parse(script.textContent) : Static);
    if (context !== undefined && typeOf(context) !== 'Object') throw Error('is no object');
  } catch (error) {
    warn(error);
    context = UNREADABLE;
  }
  return {
    read(path, fallback) {
      let value = context;
      for (const name of path.split('.')) {
        value = Object.hasOwn(Object(value), name)
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
