import { isNode, lineOf, nameOf, type SourceFile, type SyntaxNode } from './syntaxTree';

const MOST = 80;

/** The name by which a function is known: its own, or that of what it is given to. */
const nameGivenBy = (node: SyntaxNode) => nameOf(node.id ?? node.key);

/** No function has more than 80 lines. */
export function longFunctions(file: SourceFile): string[] {
  const problems: string[] = [];
  const look = (node: unknown, name: string): void => {
    if (Array.isArray(node)) for (const child of node) look(child, name);
    if (!isNode(node)) return;
    const own = nameGivenBy(node) ?? name;
    const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(
      node.type,
    );
    const lines = lineOf(file, { start: node.end }) - lineOf(file, node) + 1;
    if (isFunction && lines > MOST) {
      problems.push(`${file.path}:${lineOf(file, node)}: ${own} has more than ${MOST} lines`);
    }
    // What is shorter has nothing longer in it.
    if (lines <= MOST) return;
    for (const [part, value] of Object.entries(node)) {
      if (part !== 'type' && typeof value === 'object') look(value, own);
    }
  };
  look(file.body, 'a function');
  return problems;
}
