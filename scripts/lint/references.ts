import { isNode, nameOf, type SyntaxNode } from './syntaxTree';

/** An import within code: `import('…')`, or `import('…').Name` as a type. */
export interface InnerImport {
  request: string;
  /** The one name that is taken; undefined where all may be. */
  name: string | undefined;
}

/** What a piece of code speaks of. */
export interface References {
  names: Set<string>;
  imports: InnerImport[];
}

/** The parts of a node that are no names of ours: `b` of `a.b`, the key of `{ key: value }`. */
const NAMED_PARTS: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  TSQualifiedName: 'right',
  JSXMemberExpression: 'property',
  JSXAttribute: 'name',
};

function collect(node: unknown, found: References): void {
  if (Array.isArray(node)) for (const child of node) collect(child, found);
  if (!isNode(node)) return;
  if (/^(JSX)?Identifier$/.test(node.type)) found.names.add(nameOf(node) ?? '');
  if (/^(ImportExpression|TSImportType)$/.test(node.type) && isNode(node.source)) {
    const { qualifier } = node;
    const name = isNode(qualifier) ? nameOf(qualifier) : undefined;
    found.imports.push({ request: String(node.source.value), name });
  }
  const named = node.computed ? undefined : NAMED_PARTS[node.type];
  for (const [part, value] of Object.entries(node)) {
    if (part !== 'type' && part !== named && typeof value === 'object') collect(value, found);
  }
}

/** Finds the names and the imports that code speaks of; local names of functions are among them. */
export function referencesOf(...nodes: readonly SyntaxNode[]): References {
  const found: References = { names: new Set(), imports: [] };
  collect(nodes, found);
  return found;
}
