import type { SessionStore } from '#engine/storage/sessionStore';
import type { Query } from '#rules/query/parseQuery';

/** The prefix of a toggle's or a test's name in the query: `?skerry-variant-new-cart=true`. */
export const FORCING_PREFIX = 'skerry-variant-';

/** The value that forgets what was forced. */
const RESET = 'reset';

/** In characters: a longer value is no variant. */
const MAX_LENGTH = 100;

/**
 * Returns the variant that a link asked for, on this page or an earlier one of this tab; undefined
 * where none did. Only declared variants count, since anybody can write a link: any other value is
 * ignored, and so is a stored one that is no longer declared. `reset` forgets the stored one.
 *
 * @param name Of the toggle or the test.
 * @param variants The declared ones.
 * @param mayKeep The visitor allows it to be kept; else it is forced on this page alone.
 */
export function forceVariant(
  name: string,
  variants: readonly string[],
  query: Query,
  store: Pick<SessionStore, 'get' | 'set' | 'remove'>,
  mayKeep: boolean,
): string | undefined {
  const isDeclared = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= MAX_LENGTH && variants.includes(value);
  const key = `variant.${name}`;
  const asked = query.get(FORCING_PREFIX + name)?.at(-1);
  if (asked === RESET) store.remove(key);
  else if (isDeclared(asked)) {
    if (mayKeep) store.set(key, asked);
    return asked;
  }
  const stored = store.get(key);
  return isDeclared(stored) ? stored : undefined;
}
