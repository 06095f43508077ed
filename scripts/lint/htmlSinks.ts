import { isNode, lineOf, nameOf, type SourceFile, walk } from './syntaxTree';

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

/** The library that parses HTML for the gate, and the only folder that may take it. */
const LIBRARY = 'dompurify';
const LIBRARY_FOLDER = 'src/page/html/sanitizer/';

/** No HTML is written outside `src/page/html`, the one gate, or parsed outside it and its sanitizer. */
export function htmlSinks(file: SourceFile): string[] {
  if (!/^(src|initializers|widgets)\//.test(file.path)) return [];
  const isGate = file.path.startsWith('src/page/html/');
  const problems: string[] = [];
  walk(file.body, (node) => {
    const source = /^Import/.test(node.type) && isNode(node.source) ? node.source.value : undefined;
    if (source === LIBRARY && !file.path.startsWith(LIBRARY_FOLDER)) {
      problems.push(`${file.path}:${lineOf(file, node)}: ${LIBRARY} outside ${LIBRARY_FOLDER}`);
    }
    const name =
      node.type === 'MemberExpression'
        ? nameOf(node)
        : node.type === 'JSXAttribute' || node.type === 'Property'
          ? nameOf(node.name ?? node.key)
          : undefined;
    const write = name === 'write' && nameOf(node.object) === 'document';
    if (!isGate && (write || (name && SINKS.has(name)))) {
      problems.push(`${file.path}:${lineOf(file, node)}: ${name} outside src/page/html`);
    }
  });
  return problems;
}
