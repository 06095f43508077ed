import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** A node of the syntax tree, as far as the rules look at it. */
export type SyntaxNode = { type: string; start: number; end: number; [part: string]: unknown };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A comment, without its slashes and stars. */
export interface Comment {
  value: string;
  start: number;
}

/** One source file, parsed: TypeScript, or a style sheet, which has comments only. */
export interface SourceFile {
  /** From the project's root, with `/`. */
  path: string;
  text: string;
  body: readonly SyntaxNode[];
  comments: readonly Comment[];
}

function parse(text: string, path: string) {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return { body: program.body as unknown as SyntaxNode[], comments };
}

/** Parses TypeScript. Throws where it is none. */
export const parseText = (text: string, path = 'source.ts'): readonly SyntaxNode[] =>
  parse(text, path).body;

const parseStyles = (text: string) => ({
  body: [],
  comments: [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 1: value = '', index: start }) => ({
    value,
    start,
  })),
});

/** Parses a source file. Throws where it is neither TypeScript nor a style sheet. */
export function parseSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  return { path, text, ...(path.endsWith('.css') ? parseStyles(text) : parse(text, path)) };
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

/** The line on which a node or a comment begins, for a message. */
export const lineOf = ({ text }: SourceFile, { start }: { start: number }): number =>
  text.slice(0, start).split('\n').length;
