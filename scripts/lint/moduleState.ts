import { isNode, lineOf, nameOf, type SourceFile, type SyntaxNode, walk } from './syntaxTree';

const WRITES = new Set([
  'set',
  'add',
  'delete',
  'clear',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
]);

/** The collections that hold nothing yet: made to be written to. */
const isEmptyCollection = (value: unknown): boolean => {
  if (!isNode(value)) return false;
  const parts = (value.elements ?? value.properties ?? value.arguments) as unknown[] | undefined;
  if (value.type === 'NewExpression') {
    return /^(Weak)?(Map|Set)$/.test(nameOf(value.callee) ?? '') && parts?.length === 0;
  }
  return /^(Array|Object)Expression$/.test(value.type) && parts?.length === 0;
};

const declarations = (body: readonly SyntaxNode[]) =>
  body
    .map((node) => (isNode(node.declaration) ? node.declaration : node))
    .filter(({ type }) => type === 'VariableDeclaration');

/**
 * Our own modules hold no mutable state: the bootstrap and the chunks are built apart, so that a
 * stateful module used by both would exist twice. Refuses a top-level `let` or `var`, a top-level
 * collection that is empty, and one that anything in the file writes to.
 */
export function moduleState(file: SourceFile): string[] {
  const problems: string[] = [];
  const constants = new Set<string>();
  const say = (node: SyntaxNode, message: string) =>
    problems.push(`${file.path}:${lineOf(file, node)}: ${message}`);

  for (const node of declarations(file.body)) {
    if (node.declare) continue;
    if (node.kind !== 'const') say(node, `top-level ${node.kind}`);
    for (const { id, init } of node.declarations as { id: unknown; init: unknown }[]) {
      const name = nameOf(id);
      if (name) constants.add(name);
      if (isEmptyCollection(init)) say(node, `top-level collection ${name}, made to be written to`);
    }
  }
  const isOurs = (node: unknown) =>
    isNode(node) && node.type === 'Identifier' && constants.has(nameOf(node) ?? '');
  walk(file.body, (node) => {
    const { callee, left, argument } = node;
    if (node.type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression') {
      const method = nameOf(callee);
      if (method && WRITES.has(method) && isOurs(callee.object)) {
        say(node, `writes to ${nameOf(callee.object)}, a top-level constant`);
      }
    }
    const target =
      node.type === 'AssignmentExpression'
        ? left
        : node.type === 'UpdateExpression'
          ? argument
          : null;
    if (isNode(target) && target.type === 'MemberExpression' && isOurs(target.object)) {
      say(node, `writes to ${nameOf(target.object)}, a top-level constant`);
    }
  });
  return problems;
}
