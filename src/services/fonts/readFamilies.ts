/** More are no page's, and make an address that servers refuse. */
const MOST_FAMILIES = 50;
const LONGEST_NAME = 100;

/** The name of a family: a text, or an object that has it as `family` or `name`. */
function nameOf(font: unknown): unknown {
  if (typeof font !== 'object' || font === null) return font;
  const { family, name } = font as { family?: unknown; name?: unknown };
  return family ?? name;
}

/** The families that the site context lists, each once; what names none is left out. */
export function readFamilies(fonts: readonly unknown[]): string[] {
  const names = fonts
    .map(nameOf)
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '')
    .map((name) => name.trim().slice(0, LONGEST_NAME));
  return [...new Set(names)].slice(0, MOST_FAMILIES);
}
