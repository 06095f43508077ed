import path from 'node:path';
import { isNode, lineOf, type SourceFile, type SyntaxNode, walk } from './syntaxTree';

/** The composition root: the one file of `src` that knows the initializers. */
const ROOT = 'src/bootstrap.ts';

const folderOf = (file: string) => file.split('/')[0];
const widgetOf = (file: string) => /^widgets\/([^/]+)/.exec(file)?.[1];

/** Why a file may not import another one; null where it may. */
function refusal(from: string, to: string): string | null {
  const [here, there] = [folderOf(from), folderOf(to)];
  if (here === 'src' && there !== 'src' && from !== ROOT) return 'src is the ground';
  if (from === ROOT && there === 'widgets') return 'the bootstrap takes widgets by import() only';
  if (here === 'initializers' && there === 'widgets' && !to.endsWith('/prepare')) {
    return 'an initializer takes prepare.ts of a widget, and the rest by import()';
  }
  if (here === 'widgets') {
    if (there !== 'src' && there !== 'widgets') return 'a widget imports src';
    if (there === 'widgets' && widgetOf(from) !== widgetOf(to)) return "another widget's inside";
  }
  return null;
}

/** The import directions of the design: src, then initializers, then widgets by lazy load only. */
export function importDirections(file: SourceFile): string[] {
  if (!['src', 'initializers', 'widgets'].includes(folderOf(file.path) ?? '')) return [];
  const problems: string[] = [];
  const check = (node: SyntaxNode) => {
    if (node.importKind === 'type' || node.exportKind === 'type' || !isNode(node.source)) return;
    const request = String(node.source.value);
    if (!request.startsWith('.')) return;
    const to = path.posix.join(path.posix.dirname(file.path), request);
    const reason = refusal(file.path, to);
    if (reason) problems.push(`${file.path}:${lineOf(file, node)}: imports ${to}: ${reason}`);
  };
  walk(file.body, (node) => {
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) check(node);
  });
  return problems;
}
