/** Where the visitor's likes are kept, for the next visit: by their own press, so no consent is asked. */
const KEY = 'skerry.likes';

/** So many are kept, the newest. */
const MOST = 500;

function readAll(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the visitor has liked what is sent to this path. */
export const isKept = (path: string): boolean => readAll().includes(path);

/** Keeps a like, or forgets it. Where storage is forbidden or full, the next page does not know. */
export function keepLike(path: string, isLiked: boolean): void {
  const others = readAll().filter((other) => other !== path);
  const all = isLiked ? [...others, path].slice(-MOST) : others;
  try {
    if (all.length) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
  } catch {}
}
