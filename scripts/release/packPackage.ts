import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/options';

/** What `npm pack` makes. */
export interface Packed {
  /** The file that a registry gets. */
  tarball: string;
  /** The package as npm unpacks it for a user. */
  folder: string;
  /** The paths of its files. */
  files: readonly string[];
  /** Bytes to download, and on the disk. */
  size: number;
  unpackedSize: number;
  /** Deletes all of it. */
  remove(): void;
}

/** Packs the project as it is built, and unpacks it into a folder of its own. */
export function packPackage(): Packed {
  const place = mkdtempSync(path.join(tmpdir(), 'skerry-release-'));
  const said = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', `--pack-destination=${place}`],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [packed] = JSON.parse(said) as [
    { filename: string; size: number; unpackedSize: number; files: { path: string }[] },
  ];
  const tarball = path.join(place, packed.filename);
  const folder = path.join(place, 'node_modules', 'skerry');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
  return {
    tarball,
    folder,
    files: packed.files.map(({ path }) => path),
    size: packed.size,
    unpackedSize: packed.unpackedSize,
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}
