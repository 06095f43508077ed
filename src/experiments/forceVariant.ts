import type { Query } from '../query/parseQuery';
import type { SessionStore } from '../storage/sessionStore';

/** Before the name of a toggle or a test in the page's query: `?skerry-variant-new-cart=true`. */
export const FORCING_PREFIX = 'skerry-variant-';

/** The value that forgets what was forced. */
const RESET = 'reset';

/** Longer ones are no variant's. */
const MAX_LENGTH = 100;

/**
 * The variant that a link asked for, on this page or an earlier one of this tab; undefined where
 * none did. Only declared variants: another one is left out of account, and so is a stored one that
 * is not declared any longer (decision 13). `reset` forgets it.
 */
export function forceVariant(
  name: string,
  variants: readonly string[],
  query: Query,
  store: Pick<SessionStore, 'get' | 'set' | 'remove'>,
): string | undefined {
  const isDeclared = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= MAX_LENGTH && variants.includes(value);
  const key = `variant.${name}`;
  const asked = query.get(FORCING_PREFIX + name)?.at(-1);
  if (asked === RESET) store.remove(key);
  else if (isDeclared(asked)) store.set(key, asked);
  const stored = store.get(key);
  return isDeclared(stored) ? stored : undefined;
}
