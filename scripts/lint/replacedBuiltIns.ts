import { isNode, lineOf, nameOf, type SourceFile, type SyntaxNode, walk } from './syntaxTree';

/** What a node calls or makes that libraries replace, and what does the same; none for any other. */
function replaced({ type, callee, arguments: given }: SyntaxNode): readonly [string?, string?] {
  if (!isNode(callee) || !Array.isArray(given)) return [];
  const name = nameOf(callee);
  if (type === 'NewExpression' && name === 'Event') return ['new Event', 'CustomEvent'];
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression') return [];
  const owner = nameOf(callee.object);
  if (name === 'from' && owner === 'Array') return ['Array.from', 'a spread, or range()'];
  if (name === 'entries' && !given.length) return ['entries()', 'forEach()'];
  const hasOptions = given[0]?.type === 'ObjectExpression';
  const isElements = name === 'scrollTo' && owner !== 'window' && hasOptions;
  return isElements ? ['scrollTo() of an element', 'scroll()'] : [];
}

/** Nothing is used that Prototype or MooTools replace, on pages that have them, by what does less. */
export function replacedBuiltIns(file: SourceFile): string[] {
  const problems: string[] = [];
  walk(file.body, (node) => {
    const [name, use] = replaced(node);
    if (!name) return;
    problems.push(`${file.path}:${lineOf(file, node)}: libraries replace ${name}; use ${use}`);
  });
  return problems;
}
