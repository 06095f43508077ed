import { LATER } from '#engine/chunks/later';
import type { Placement } from '#engine/registry/placement';
import { laterInitializers } from '../../../initializers/later/laterInitializers';
import { createPolicy } from './createPolicy';
import { type Built, type EngineName, type LoadedFile, loadedFiles } from './leafList';
import { preloadLines } from './preloadLines';

/** What a page is told beside its mistakes. */
export interface Advice {
  /** What it loads, and what it loads when a visitor touches a block. */
  files: readonly LoadedFile[];
  touched: readonly LoadedFile[];
  policy: string;
  preloads: readonly string[];
}

const laterNames = new Set(laterInitializers.map(({ name }) => name));

/** The script's tag; undefined where the page has none. */
export const findScript = (document: Document) =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find((script) =>
    /(^|\/)skerry(\.slim)?\.m?js/.test(script.getAttribute('src') ?? ''),
  );

/** Returns how the folder of a script, and that of its chunks, are written in the page. */
function foldersOf(script: HTMLScriptElement | undefined): [folder: string, chunks?: string] {
  const [folder = '/skerry/'] = /^.*\//.exec(script?.getAttribute('src') ?? '/skerry/') ?? [''];
  const chunks = script?.dataset.skerryChunks;
  return chunks ? [folder, `${chunks.replace(/\/?$/, '/')}`] : [folder];
}

/** Says what a page loads, and makes a policy and lines to preload by. */
export function advise(document: Document, taken: readonly Placement[], built: Built): Advice {
  const script = findScript(document);
  const engine: EngineName = /skerry\.slim\./.test(script?.src ?? '') ? 'preact' : 'react';
  const inOrder = [...taken].sort(({ node: one }, { node: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const isTouched = ({ initializer }: Placement) => initializer.when === 'touch';
  const namesOf = (placements: readonly Placement[]) => {
    const names = [...new Set(placements.map(({ initializer }) => initializer.name))];
    return names.some((name) => laterNames.has(name)) ? [LATER, ...names] : names;
  };
  const soon = inOrder.filter((one) => !isTouched(one));
  const files = loadedFiles(namesOf(soon), built, engine);
  const known = new Set(files.map(({ file }) => file));
  const all = loadedFiles(namesOf(inOrder), built, engine);
  const first = loadedFiles(namesOf(soon.slice(0, 1)), built, engine, false);
  return {
    files,
    touched: all.filter(({ file }) => !known.has(file)),
    policy: createPolicy(document, taken),
    preloads: preloadLines(first, ...foldersOf(script)),
  };
}
