import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/options';
import { collectOptions } from '../options/collectOptions';
import { blockSchema } from './blockSchema';
import { editorAttributes } from './editorAttributes';
import { htmlCustomData } from './htmlCustomData';
import { webTypes } from './webTypes';

/**
 * Writes what editors know a page's markup by: `dist/schemas/*.json`, a JSON Schema of each block's options,
 * `dist/html-custom-data.json` for VS Code, and `dist/web-types.json` for JetBrains.
 */
export async function writeEditors(version: string): Promise<void> {
  const blocks = await collectOptions();
  const attributes = editorAttributes(blocks);
  const write = (name: string, content: object) =>
    writeFileSync(path.join(root, 'dist', name), `${JSON.stringify(content, null, 1)}\n`);
  mkdirSync(path.join(root, 'dist/schemas'), { recursive: true });
  for (const block of blocks) {
    if (block.options.length) write(`schemas/${block.name}.json`, blockSchema(block));
  }
  write('html-custom-data.json', htmlCustomData(attributes));
  write('web-types.json', webTypes(attributes, blocks, version));
}
