import { moduleParts } from './moduleParts';
import { isNode, lineOf, nameOf, type SourceFile, type SyntaxNode, walk } from './syntaxTree';

// The floor: Safari 16, Chrome and Edge 109, Firefox 115.

/** Members, of whatever object, that a browser of the floor lacks. */
const MEMBERS = new Set([
  ...['checkVisibility', 'computedStyleMap', 'getHTML', 'moveBefore', 'setHTML', 'setHTMLUnsafe'],
  ...['hidePopover', 'popover', 'showPopover', 'togglePopover', 'startViewTransition'],
  ...['toReversed', 'toSorted', 'toSpliced', 'isWellFormed', 'toWellFormed'],
  ...['isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference'],
  ...['adoptedStyleSheets', 'attachInternals', 'requestIdleCallback'],
  // Firefox has them from 119 on; attributes do the same.
  ...['ariaLabel', 'ariaHidden', 'ariaExpanded', 'ariaPressed', 'ariaSelected', 'ariaModal'],
  ...['connection', 'deviceMemory', 'userActivation', 'userAgentData', 'scrollIntoViewIfNeeded'],
]);

/** Members that others may have, too: new on these objects only. */
const STATIC = new Set([
  ...['URL.parse', 'URL.canParse', 'Promise.withResolvers', 'Promise.try', 'Array.fromAsync'],
  ...['Object.groupBy', 'Map.groupBy', 'AbortSignal.any', 'CSS.highlights', 'CSS.registerProperty'],
  ...['Document.parseHTML', 'Document.parseHTMLUnsafe', 'Intl.Segmenter', 'Intl.DurationFormat'],
  ...['scheduler.yield', 'scheduler.postTask', 'RegExp.escape', 'Error.isError'],
]);

/** Globals. */
const GLOBALS = new Set([
  ...['scheduler', 'navigation', 'requestIdleCallback', 'cookieStore', 'trustedTypes', 'Iterator'],
  ...['CompressionStream', 'DecompressionStream', 'OffscreenCanvas', 'Sanitizer', 'fetchLater'],
]);

const ITERATORS = new Set(['values', 'keys', 'entries', 'matchAll']);
const ITERATOR_HELPERS = new Set([
  ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every'],
  'find',
]);

/** Members that came together: who looks for one has all. */
const POPOVERS = /popover$/i;

/** Nodes that decide by one of their parts. */
const DECIDING: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['test'],
  ConditionalExpression: ['test'],
  LogicalExpression: ['left'],
  UnaryExpression: ['argument'],
  BinaryExpression: ['left', 'right'],
};

/** The name by which a built-in is new, where a node is one. */
function newName(node: SyntaxNode): string | undefined {
  const name = nameOf(node) ?? '';
  if (node.type === 'Identifier') return GLOBALS.has(name) ? name : undefined;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const full = `${nameOf(node.object)}.${name}`;
  if (STATIC.has(full)) return full;
  return MEMBERS.has(name) ? name : undefined;
}

/** What a regular expression, or the helper of an iterator, has that is new; nothing guards it. */
function newSyntax({ type, callee, regex }: SyntaxNode): string | undefined {
  const { pattern = '', flags = '' } = (regex ?? {}) as { pattern?: string; flags?: string };
  if (/\(\?<[=!]/.test(pattern)) return 'a lookbehind';
  if (flags.includes('v')) return 'the flag v';
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.object)) return undefined;
  const { object } = callee;
  if (object.type !== 'CallExpression' || !isNode(object.callee)) return undefined;
  const isStatic = nameOf(object.callee.object) === 'Object';
  const isIterator = !isStatic && ITERATORS.has(nameOf(object.callee) ?? '');
  const helper = nameOf(callee) ?? '';
  return isIterator && ITERATOR_HELPERS.has(helper) ? `${helper}() of an iterator` : undefined;
}

/** The names for which a file looks before it uses them. */
function guardedNames(file: SourceFile): Set<string> {
  const guarded = new Set<string>();
  walk(file.body, (node) => {
    const { type, operator, left, callee, object, optional, key } = node;
    if (operator === 'in' && isNode(left)) guarded.add(String(left.value));
    // A type that says that it may be missing: `window as { cookieStore?: … }`.
    if (type === 'TSPropertySignature' && optional) guarded.add(nameOf(key) ?? '');
    const parts = [...(DECIDING[type] ?? [])].map((part) => node[part]);
    if (optional) parts.push(callee ?? object);
    for (const part of parts) if (isNode(part)) guarded.add(newName(part) ?? nameOf(part) ?? '');
  });
  return guarded;
}

/** Nothing newer than the oldest browsers that the README names is used without looking for it. */
export function newBuiltIns(file: SourceFile): string[] {
  const guarded = guardedNames(file);
  const problems = new Set<string>();
  const own = moduleParts(file);
  const isOwn = (name: string) => own.imported.has(name) || own.declared.has(name);
  const isGuarded = (name: string) =>
    [name, ...name.split('.')].some((one) => guarded.has(one) || isOwn(one)) ||
    (POPOVERS.test(name) && [...guarded].some((one) => POPOVERS.test(one)));
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const child of value) look(child);
    // Types use nothing.
    if (!isNode(value) || /^TS(?!As|Satisfies|NonNull)/.test(value.type)) return;
    const name = newName(value);
    const syntax = newSyntax(value);
    if ((name && !isGuarded(name)) || syntax) {
      problems.add(`${file.path}:${lineOf(file, value)}: ${syntax ?? name} without a test for it`);
    }
    const key = value.computed ? undefined : value.key;
    for (const [part, child] of Object.entries(value)) {
      if (part !== 'type' && child !== key && typeof child === 'object') look(child);
    }
  };
  look(file.body);
  return [...problems];
}
