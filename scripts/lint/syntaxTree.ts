import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** A node of the syntax tree, as far as the rules look at it. */
export type SyntaxNode = { type: string; start: number; [part: string]: unknown };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** One source file, parsed. */
export interface SourceFile {
  /** From the project's root, with `/`. */
  path: string;
  text: string;
  body: readonly SyntaxNode[];
}

/** Parses a source file. Throws where it is not TypeScript. */
export function parseSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return { path, text, body: program.body as unknown as SyntaxNode[] };
}

/** Calls `visit` for the node and everything below it. */
export function walk(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  if (!isNode(node)) return;
  visit(node);
  for (const [key, part] of Object.entries(node)) {
    if (key !== 'type' && typeof part === 'object') walk(part, visit);
  }
}

/** The name of an identifier, or of the member at the end of `a.b.c`. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'MemberExpression') {
    const { property } = node;
    if (isNode(property) && property.type === 'Literal') return String(property.value);
    return nameOf(property);
  }
  return typeof node.name === 'string' ? node.name : undefined;
}

/** Where a node stands, for a message. */
export const lineOf = ({ text }: SourceFile, node: SyntaxNode): number =>
  text.slice(0, node.start).split('\n').length;
