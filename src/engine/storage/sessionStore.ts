const PREFIX = 'skerry.';

/** Values that this tab keeps: across its pages, until it is closed. */
export interface SessionStore {
  /** Returns the value; undefined where there is none. Removes an entry past its expiry. */
  get(name: string): unknown;
  /**
   * Keeps a value that JSON can hold.
   *
   * @param lifetimeMs The time to keep it, in milliseconds. Default: as long as the tab is open.
   */
  set(name: string, value: unknown, lifetimeMs?: number): void;
  remove(name: string): void;
}

/** Returns what the storage gives; undefined where it throws, as one that is forbidden or broken does. */
function attempt<Given>(ask: () => Given): Given | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** Decodes `{value, expires?}`; undefined for anything else that somebody put there. */
function decode(text: string): { value: unknown; expires: number } | undefined {
  try {
    // Without `__proto__`, so that copying the value's members can't change a prototype.
    const entry: unknown = JSON.parse(text, (key, value) =>
      key === '__proto__' ? undefined : value,
    );
    if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, 'value')) {
      return undefined;
    }
    const { value, expires = Number.POSITIVE_INFINITY } = entry as {
      value: unknown;
      expires?: unknown;
    };
    return typeof expires === 'number' ? { value, expires } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates a store on the session storage. An entry has a value and an optional `expires`, in
 * milliseconds since 1970: it outlives the page and its clock. Where the storage is forbidden, full or
 * broken, entries live as long as the page. Any name will do, `__proto__` included.
 */
export function createSessionStore(): SessionStore {
  const storage = attempt(() => sessionStorage);
  /** The entries that the storage did not take. */
  const own = new Map<string, string>();

  const remove = (name: string) => {
    own.delete(name);
    attempt(() => storage?.removeItem(PREFIX + name));
  };
  return {
    get(name) {
      const text = own.get(name) ?? attempt(() => storage?.getItem(PREFIX + name)) ?? undefined;
      if (text === undefined) return undefined;
      const entry = decode(text);
      if (entry && entry.expires >= Date.now()) return entry.value;
      remove(name);
      return undefined;
    },
    set(name, value, lifetimeMs) {
      const expires = lifetimeMs === undefined ? undefined : Date.now() + lifetimeMs;
      const text = JSON.stringify({ value, expires });
      remove(name);
      try {
        if (!storage) throw new Error('No session storage');
        storage.setItem(PREFIX + name, text);
      } catch {
        own.set(name, text);
      }
    },
    remove,
  };
}
