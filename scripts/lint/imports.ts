import path from 'node:path';

/** Where an import leads, from the project's root, as it is written; undefined for a package. */
export function targetOf(from: string, request: string): string | undefined {
  if (request.startsWith('.')) return path.posix.join(path.posix.dirname(from), request);
  const [, room, rest] = /^#([\w-]+)\/(.*)$/.exec(request) ?? [];
  if (!room) return undefined;
  return ['src', 'widgets', 'fixtures'].includes(room) ? `${room}/${rest}` : `src/${room}/${rest}`;
}

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/** The file of ours that an import leads to; undefined for a package, and where there is none. */
export function fileOf(
  files: { has(path: string): boolean },
  from: string,
  request: string,
): string | undefined {
  const target = targetOf(from, request);
  return ENDINGS.map((ending) => `${target}${ending}`).find((file) => files.has(file));
}
