import { targetOf } from './imports';
import { isNode, lineOf, type SourceFile, type SyntaxNode, walk } from './syntaxTree';

/** The composition root: the one file of `src` that knows initializers, and asks for widgets. */
const ROOT = 'src/bootstrap.ts';

/** The floors of the house, from the ground up. Rooms on one floor don't know each other. */
const FLOORS = [
  ['engine'],
  ['texts'],
  ['rules'],
  ['page', 'site'],
  ['media', 'calls'],
  ['forms', 'commerce'],
  ['services'],
];

const roomOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1];
const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room));
const folderOf = (file: string) => file.split('/')[0];
const widgetOf = (file: string) => /^widgets\/([^/]+)/.exec(file)?.[1];

/** Why a file may not import another one; null where it may. */
function refusal(from: string, to: string, isType: boolean): string | null {
  const [here, there] = [folderOf(from), folderOf(to)];
  if (there === 'fixtures') return 'no fixture ships';
  if (here === 'src' && there !== 'src' && from !== ROOT) return 'src is the ground';
  if (from === ROOT && there === 'widgets') return 'the bootstrap takes widgets by import() only';
  if (here === 'initializers' && there === 'widgets' && !/\/prepare$/.test(to)) {
    return 'an initializer takes prepare.ts of a widget, and the rest by import()';
  }
  if (here === 'widgets') {
    if (there !== 'src' && there !== 'widgets') return 'a widget imports src';
    const isOther = there === 'widgets' && widgetOf(from) !== widgetOf(to);
    // What a widget offers to others: the types of its service.
    if (isOther && !(isType && /^widgets\/[\w-]+\/service$/.test(to))) {
      return "another widget's inside";
    }
    if (there === 'src' && !roomOf(to)) return 'nobody imports the composition root';
  }
  if (here !== 'src' || there !== 'src') return null;
  const [room, other] = [roomOf(from), roomOf(to)];
  if (!room || room === other) return null;
  if (!other) return 'nobody imports the composition root';
  if (floorOf(room) < 0 || floorOf(other) < 0) return 'a room that the plan does not have';
  if (floorOf(other) < floorOf(room)) return null;
  return `${room} is below ${other}, or beside it`;
}

/** The import directions of the design, types included: down, or within the room. */
export function importDirections(file: SourceFile): string[] {
  if (!['src', 'initializers', 'widgets'].includes(folderOf(file.path) ?? '')) return [];
  const problems: string[] = [];
  const check = (node: SyntaxNode) => {
    if (!isNode(node.source)) return;
    const request = String(node.source.value);
    const to = targetOf(file.path, request);
    if (!to) return;
    const isType = node.importKind === 'type' || node.exportKind === 'type';
    const isFar = request.startsWith('.') && (roomOf(file.path) ?? '') !== (roomOf(to) ?? '');
    const reason = isFar
      ? 'another room is imported by its name, #room/…'
      : refusal(file.path, to, isType);
    if (reason) problems.push(`${file.path}:${lineOf(file, node)}: imports ${to}: ${reason}`);
  };
  walk(file.body, (node) => {
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) check(node);
  });
  return problems;
}
