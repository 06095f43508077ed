import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from 'esbuild';
import { CHUNKS, root } from './options';

/** One file of a leaf, before it has its name. */
export type BuiltFile = Pick<OutputFile, 'path' | 'text'>;

/**
 * In decimal digits: every page carries the hash of every leaf, and digits weigh least there. Only
 * the versions of one leaf that a visitor still has must differ.
 */
const HASH_LENGTH = 7;

/** Returns a leaf's name and a hash of its script and its styles together. */
export function stemOf(name: string, files: readonly BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) if (!path.endsWith('.map')) hash.update(text);
  return `${name}-${String(BigInt(`0x${hash.digest('hex')}`)).slice(-HASH_LENGTH)}`;
}

/** Writes a leaf's files under its stem, which the comment that names the map takes too. */
export async function writeLeaf(
  name: string,
  stem: string,
  files: readonly BuiltFile[],
): Promise<void> {
  const folder = path.join(root, 'dist', CHUNKS);
  await mkdir(folder, { recursive: true });
  const write = ({ path: file, text }: BuiltFile) => {
    const type = path.basename(file).slice(name.length);
    const named = text.replace(`sourceMappingURL=${name}.`, `sourceMappingURL=${stem}.`);
    return writeFile(path.join(folder, stem + type), named);
  };
  await Promise.all(files.map(write));
}
