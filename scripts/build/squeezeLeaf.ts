import { squeeze } from './squeeze';
import type { BuiltFile } from './writeLeaf';

/** Squeezes the script among the files of a leaf, with its map. */
export async function squeezeLeaf(
  name: string,
  files: readonly BuiltFile[],
): Promise<readonly BuiltFile[]> {
  const textOf = (type: string) => files.find(({ path }) => path.endsWith(type))?.text ?? '';
  const { code, map } = await squeeze(
    { code: textOf('.js'), map: textOf('.js.map') },
    { module: true, mapUrl: `${name}.js.map` },
  );
  return files.map(({ path, text }) => {
    if (path.endsWith('.js')) return { path, text: code };
    return { path, text: path.endsWith('.js.map') ? map : text };
  });
}
