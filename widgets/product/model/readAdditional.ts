/**
 * Reads what a visitor has filled in beside options and quantity, as JSON by the fields' names; null where
 * there is nothing. Files can't be in a cart.
 */
export function readAdditional(
  form: HTMLFormElement | null,
  without: readonly string[],
): string | null {
  if (!form) return null;
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new FormData(form)) {
    if (without.includes(name) || typeof value !== 'string') continue;
    const known = values.get(name);
    values.set(name, known === undefined ? value : [known, value].flat());
  }
  return values.size ? JSON.stringify(Object.fromEntries(values)) : null;
}
