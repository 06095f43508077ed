/** A name in the way of a path: `contact[email]` as `contact.email`, `tags[]` as `tags`. */
const pathOf = (name: string) => name.replace(/\[([^\]]*)\]/g, (_, part) => part && `.${part}`);

/**
 * Returns the id of the field that a server means; undefined where the form has none. Servers call
 * a field as the form does (`contact[email]`), by its path (`contact.email`), without the name of
 * what it belongs to (`email`), or by its place in a list (`tags.0`).
 *
 * @param ids The names of the form's fields.
 */
export function fieldOfKey(ids: readonly string[], key: string): string | undefined {
  const path = pathOf(key);
  const list = path.replace(/\.\d+$/, '');
  const rules: ((id: string) => boolean)[] = [
    (id) => id === key,
    (id) => pathOf(id) === path,
    (id) => pathOf(id).endsWith(`.${path}`) || id.endsWith(`-${key}`),
    (id) => pathOf(id) === list,
  ];
  for (const rule of rules) {
    const found = ids.find(rule);
    if (found !== undefined) return found;
  }
  return undefined;
}
