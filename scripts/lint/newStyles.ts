import { lineOf, type SourceFile } from './syntaxTree';

/** What a browser of the floor (Safari 16, Chrome and Edge 109, Firefox 115) does not know. */
const FEATURES: Readonly<Record<string, RegExp>> = {
  ':has()': /:has\(/g,
  'light-dark()': /light-dark\(/g,
  'color-mix()': /color-mix\(/g,
  'oklch() or lab()': /\b(?:ok)?(?:lab|lch)\(/g,
  'linear()': /[\s:]linear\(/g,
  'round() or mod()': /[\s:(](?:round|mod|rem)\(/g,
  'a range in a media query': /@media[^{]*[<>]/g,
  '@starting-style': /@starting-style/g,
  '@property': /@property/g,
  '@scope': /@scope/g,
  'text-wrap': /text-wrap:/g,
  'field-sizing': /field-sizing:/g,
  'interpolate-size': /interpolate-size:|calc-size\(/g,
  'transition-behavior': /transition-behavior:|allow-discrete/g,
  'anchor positioning': /anchor-name:|position-anchor:|position-area:/g,
  'scroll-driven animation': /animation-timeline:|scroll-timeline/g,
  'a thickness in text-decoration': /text-decoration:[^;]*\d/g,
  'scrollbar-gutter': /scrollbar-gutter:/g,
  ':popover-open': /:popover-open/g,
  ':user-invalid': /:user-(?:in)?valid/g,
};

/** Blanks a text, but for its lines. */
const blank = (text: string) => text.replace(/\S/g, ' ');

/** Blanks what stands in `@supports { … }`, which a browser takes only when it knows it. */
function withoutSupported(text: string): string {
  let rest = text;
  for (let start = rest.indexOf('@supports'); start >= 0; start = rest.indexOf('@supports')) {
    let depth = 0;
    let end = rest.indexOf('{', start);
    do {
      if (rest[end] === '{') depth += 1;
      if (rest[end] === '}') depth -= 1;
      end += 1;
    } while (depth > 0 && end < rest.length);
    rest = rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end);
  }
  return rest;
}

/** No style is newer than the oldest browsers that the README names, but in `@supports`. */
export function newStyles(file: SourceFile): string[] {
  if (!file.path.endsWith('.css')) return [];
  const text = withoutSupported(file.text.replace(/\/\*[\s\S]*?\*\//g, blank));
  return Object.entries(FEATURES).flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(
      ({ index: start }) => `${file.path}:${lineOf(file, { start })}: ${name} without @supports`,
    ),
  );
}
