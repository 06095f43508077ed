import { isNode, nameOf, type SourceFile, type SyntaxNode } from './syntaxTree';

/** A name of another module. */
export interface Elsewhere {
  request: string;
  /** `*` for all of it. */
  name: string;
}

/** A module, as others and its own parts see it. */
export interface ModuleParts {
  /** Top-level declarations, by name. An interface may be declared twice. */
  declared: Map<string, SyntaxNode[]>;
  imported: Map<string, Elsewhere>;
  exported: Map<string, { node: SyntaxNode; local?: string; from?: Elsewhere }>;
  /** Requests of `export * from`. */
  passedOn: string[];
  /** Requests of imports for their effect: styles. */
  effects: string[];
  /** Statements that run, or add to the declarations of another module. */
  statements: SyntaxNode[];
}

const textOf = (node: unknown) => (isNode(node) ? (nameOf(node) ?? String(node.value)) : '');
const nodesOf = (value: unknown) => (Array.isArray(value) ? value.filter(isNode) : []);

/** The names that a pattern binds: `{ a, b: [c] }`. */
function boundNames(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Identifier') return [nameOf(node) ?? ''];
  const { argument, elements, left, properties, value } = node;
  return [argument, left, value, ...nodesOf(properties), ...nodesOf(elements)].flatMap(boundNames);
}

/** The names that a statement declares. */
function declaredNames(node: SyntaxNode): string[] {
  if (node.type === 'VariableDeclaration') {
    return nodesOf(node.declarations).flatMap(({ id }) => boundNames(id));
  }
  return /^(Function|Class|TSInterface|TSTypeAlias|TSEnum|TSDeclareFunction)/.test(node.type)
    ? [textOf(node.id)]
    : [];
}

function readImport(parts: ModuleParts, node: SyntaxNode, request: string): void {
  const specifiers = nodesOf(node.specifiers);
  if (!specifiers.length && node.importKind !== 'type') parts.effects.push(request);
  for (const { type, local, imported } of specifiers) {
    const isAll = type === 'ImportNamespaceSpecifier';
    const name = isAll ? '*' : type === 'ImportSpecifier' ? textOf(imported) : 'default';
    parts.imported.set(textOf(local), { request, name });
  }
}

function readExport(parts: ModuleParts, node: SyntaxNode): void {
  const request = isNode(node.source) ? String(node.source.value) : undefined;
  for (const specifier of nodesOf(node.specifiers)) {
    const local = textOf(specifier.local);
    const source = request === undefined ? { local } : { from: { request, name: local } };
    parts.exported.set(textOf(specifier.exported), { node: specifier, ...source });
  }
}

function declare(parts: ModuleParts, node: SyntaxNode): string[] {
  const names = declaredNames(node);
  for (const name of names) {
    parts.declared.set(name, [...(parts.declared.get(name) ?? []), node]);
  }
  return names;
}

/** Reads what a module declares, imports, exports and does. */
export function moduleParts({ body }: SourceFile): ModuleParts {
  const parts: ModuleParts = {
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    passedOn: [],
    effects: [],
    statements: [],
  };
  for (const node of body) {
    const request = isNode(node.source) ? String(node.source.value) : '';
    if (node.type === 'ImportDeclaration') readImport(parts, node, request);
    else if (node.type === 'ExportAllDeclaration') parts.passedOn.push(request);
    else if (node.type === 'ExportDefaultDeclaration') {
      parts.statements.push(node);
      parts.exported.set('default', { node });
    } else if (node.type === 'ExportNamedDeclaration') {
      readExport(parts, node);
      if (!isNode(node.declaration)) continue;
      for (const local of declare(parts, node.declaration)) {
        parts.exported.set(local, { node, local });
      }
    } else if (!declare(parts, node).length) parts.statements.push(node);
  }
  return parts;
}
