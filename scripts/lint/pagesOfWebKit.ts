import { skipReason } from '#fixtures/harness/skips';
import { isNode, lineOf, type SourceFile, type SyntaxNode, walk } from './syntaxTree';

/** The title of a test or of its group; of a template, what stands between the values. */
function titleOf(node: SyntaxNode): string {
  if (node.type === 'Literal') return String(node.value);
  const texts: string[] = [];
  walk(node, ({ type, value }) => {
    if (type === 'TemplateElement') texts.push(String((value as { raw: string }).raw));
  });
  return texts.join('');
}

const textOf = (file: SourceFile, { start, end }: SyntaxNode) => file.text.slice(start, end);

/** A test that takes `visitor.page`, which WebKit has not, is skipped there, or asks first. */
export function pagesOfWebKit(file: SourceFile): string[] {
  const problems: string[] = [];
  const look = (node: unknown, titles: readonly string[], isTest: boolean): void => {
    if (Array.isArray(node)) for (const child of node) look(child, titles, isTest);
    if (!isNode(node)) return;
    // Another way for another browser.
    const { test } = node;
    if (node.type === 'IfStatement' && isNode(test) && /\.browser\b/.test(textOf(file, test)))
      return;
    if (isTest && node.type === 'MemberExpression' && textOf(file, node) === 'visitor.page') {
      problems.push(
        `${file.path}:${lineOf(file, node)}: WebKit has no page: skip “${titles.at(-1)}” there`,
      );
      return;
    }
    const { callee, arguments: given } = node;
    const [title] = Array.isArray(given) ? given : [];
    let own = { titles, isTest };
    if (node.type === 'CallExpression' && isNode(callee) && isNode(title)) {
      const name = textOf(file, callee);
      if (name === 'test' || name === 'test.describe') {
        own = { titles: [...titles, titleOf(title)], isTest: name === 'test' };
        const path = [file.path.replace('fixtures/', ''), ...own.titles];
        if (own.isTest && skipReason('webkit-preact', path)) return;
      }
    }
    for (const [part, value] of Object.entries(node)) {
      if (part !== 'type' && typeof value === 'object') look(value, own.titles, own.isTest);
    }
  };
  look(file.body, [], false);
  return problems;
}
