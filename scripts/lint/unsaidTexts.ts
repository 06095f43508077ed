import { type ModuleParts, moduleParts } from './moduleParts';
import { isNode, lineOf, nameOf, type SourceFile, type SyntaxNode, walk } from './syntaxTree';

const TEXTS = 'src/texts/';

/** The files of the tables: what is beside their folders handles them. */
const TABLE = /^src\/texts\/[^/]+\//;

/** What a part of the texts is called where it is not called by its own name. */
const CALLED = /texts|words|english|strings/i;

/** The room or the widget that a file is in: the texts that one of its files takes are its own. */
const homeOf = (path: string) => path.split('/').slice(0, 2).join('/');

const propertiesOf = (node: SyntaxNode) =>
  Array.isArray(node.properties) ? node.properties.filter(isNode) : [];

/** The names of the properties that an object, or a pattern, has. */
const keysOf = (node: SyntaxNode) => propertiesOf(node).flatMap(({ key }) => nameOf(key) ?? []);

interface Part {
  path: string;
  keys: Map<string, SyntaxNode>;
}

/** The parts of the texts: tables that are exported, by name. */
function partsOf(files: readonly SourceFile[]): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const { path, body } of files.filter((file) => TABLE.test(file.path))) {
    walk(body, ({ type, id, init }) => {
      if (type !== 'VariableDeclarator' || !isNode(init) || init.type !== 'ObjectExpression')
        return;
      const keys = propertiesOf(init)
        .filter(({ value }) => isNode(value) && value.type === 'Literal')
        .map((property) => [nameOf(property.key) ?? '', property] as const);
      const name = nameOf(id);
      if (name && keys.length) parts.set(name, { path, keys: new Map(keys) });
    });
  }
  return parts;
}

/** The parts that a file takes, itself or by their type, with what it calls each. */
function takenParts({ imported }: ModuleParts, file: SourceFile, parts: ReadonlyMap<string, Part>) {
  const taken = new Map<string, string>();
  for (const [local, { request, name }] of imported) {
    if (request.startsWith('#texts/') && parts.has(name)) taken.set(local, name);
  }
  // `Strings['calls']`, `Pick<Strings, 'calls' | 'analytics'>`, `siteTexts(runtime, 'calls', …)`
  if ([...imported.values()].some(({ request }) => request.startsWith('#texts/'))) {
    walk(file.body, ({ type, value }) => {
      if (type === 'Literal' && parts.has(String(value))) taken.set(String(value), String(value));
    });
  }
  return taken;
}

/** What a file says: `{name of the table}.{key}`, with `*` for a table whose name tells nothing. */
function saidIn(
  file: SourceFile,
  taken: ReadonlyMap<string, string>,
  parts: ReadonlyMap<string, Part>,
): string[] {
  const said: string[] = [];
  const tableOf = (node: unknown): string | undefined => {
    if (!isNode(node)) return undefined;
    // `siteTexts(…)`, `runtime.part(readTexts)`
    const { callee, arguments: given } = node;
    const nodes = node.type === 'CallExpression' ? [callee].concat(given) : [node];
    const names = nodes.map((one) => nameOf(one) ?? '');
    const part = names.find((name) => taken.has(name) || parts.has(name));
    if (part) return taken.get(part) ?? part;
    return names.some((name) => CALLED.test(name)) ? '*' : undefined;
  };
  const say = (table: string | undefined, keys: readonly string[]) => {
    if (table) said.push(...keys.map((key) => `${table}.${key}`));
  };
  let isComputed = false;
  walk(file.body, (node) => {
    const { type, object, id, init, key, value, computed } = node;
    if (type === 'MemberExpression' && tableOf(object)) {
      say(tableOf(object), [nameOf(node) ?? '']);
      isComputed ||= Boolean(computed);
    }
    if (type === 'VariableDeclarator' && isNode(id)) say(tableOf(init), keysOf(id));
    if (type === 'Property' && isNode(value)) say(tableOf(key), keysOf(value));
    if (type === 'ObjectPattern') {
      const text = file.text.slice(node.start, node.end + 1);
      const isTexts = isNode(node.typeAnnotation) && /(Texts|Strings)\b|typeof/.test(text);
      if (isTexts) say('*', keysOf(node));
    }
  });
  // Keys that are chosen elsewhere: `texts[problem]`.
  if (isComputed) {
    walk(file.body, ({ type, value }) => {
      if (type === 'Literal' && typeof value === 'string') said.push(`*.${value}`);
    });
  }
  return said;
}

/** Finds texts that no code outside `src/texts` says, by their name in the table of their part. */
export function unsaidTexts(files: readonly SourceFile[]): string[] {
  const parts = partsOf(files);
  const homes = new Map<string, Set<string>>();
  const said = new Set<string>();
  const others = files
    .filter(({ path }) => !path.startsWith(TEXTS) && !path.endsWith('.css'))
    .map((file) => ({ file, taken: takenParts(moduleParts(file), file, parts) }));
  for (const { file, taken } of others) {
    const home = homes.get(homeOf(file.path)) ?? new Set();
    homes.set(homeOf(file.path), home);
    for (const part of taken.values()) home.add(part);
  }
  for (const { file, taken } of others) {
    for (const name of saidIn(file, taken, parts)) {
      if (!name.startsWith('*')) said.add(name);
      else for (const part of homes.get(homeOf(file.path)) ?? []) said.add(part + name.slice(1));
    }
  }
  return [...parts].flatMap(([part, { path, keys }]) =>
    [...keys].flatMap(([key, node]) => {
      const file = files.find((one) => one.path === path);
      if (!file || said.has(`${part}.${key}`)) return [];
      return [`${path}:${lineOf(file, node)}: no code says ${part}.${key}`];
    }),
  );
}
