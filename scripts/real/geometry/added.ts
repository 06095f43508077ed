/** What is in `list` more often than in `known`. */
export function added(list: readonly string[], known: readonly string[]): string[] {
  const left = [...known];
  return list.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
