/** As large as the sheet of a site of a platform: so many rules, of so many classes. */
const RULES = 8000;
export const SHEET_CLASSES = 1200;

/** What such a sheet says of elements without a class: one rule in eight. */
const TAGS = ['a', 'p', 'svg', 'img', 'h1', 'h2', 'h3', 'input', 'select', 'button', 'div', 'li'];
const TAG_EACH = 8;
const ATTRIBUTE_EACH = 40;
const ANYTHING_EACH = 41;

const classOf = (index: number) => `.c${index % SHEET_CLASSES}`;

/** The last part of a selector, by which the browser finds it; one in eight has no class. */
function targetOf(index: number): string {
  if (index % ATTRIBUTE_EACH === 0) return `[data-c${index % SHEET_CLASSES}]`;
  if (index % ANYTHING_EACH === 0) return `> *:not(${classOf(index)})`;
  return index % TAG_EACH === 0
    ? (TAGS[(index / TAG_EACH) % TAGS.length] ?? 'a')
    : classOf(index * 7);
}

/** Two or three parts, and some by what a pointer does. */
const selectorOf = (index: number) =>
  `${classOf(index * 3)}${index % 16 ? '' : ':hover'} ${index % 3 ? '' : `${classOf(index * 5)} `}${targetOf(index)}`;

/** What a rule sets: it makes the sheet as long as it is, 1.2 MB. */
const DECLARATIONS =
  'margin:0;padding:0;color:inherit;border-color:currentColor;text-decoration-thickness:from-font;transition:opacity .2s,transform .2s';

/** A sheet such as a platform sends with every page: what it says is of little, but all of it is asked. */
export const largeSheet = (): string =>
  Array.from({ length: RULES }, (_, index) => `${selectorOf(index)}{${DECLARATIONS}}`).join('\n');
