import { lineOf, nameOf, type SourceFile, walk } from './syntaxTree';

/** What turns a text into nodes or scripts. */
const SINKS = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'setHTMLUnsafe',
  'createContextualFragment',
  'parseFromString',
  'parseHTMLUnsafe',
  'srcdoc',
]);

/** No HTML is written outside `src/html`, the one gate. */
export function htmlSinks(file: SourceFile): string[] {
  if (!/^(src|initializers|widgets)\//.test(file.path) || file.path.startsWith('src/html/')) {
    return [];
  }
  const problems: string[] = [];
  walk(file.body, (node) => {
    const name =
      node.type === 'MemberExpression'
        ? nameOf(node)
        : node.type === 'JSXAttribute' || node.type === 'Property'
          ? nameOf(node.name ?? node.key)
          : undefined;
    const write = name === 'write' && nameOf(node.object) === 'document';
    if (write || (name && SINKS.has(name))) {
      problems.push(`${file.path}:${lineOf(file, node)}: ${name} outside src/html`);
    }
  });
  return problems;
}
