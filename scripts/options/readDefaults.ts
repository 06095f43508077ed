import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultsOf } from '#widgets/gallery/model/defaults';
import type { GalleryOptions } from '#widgets/gallery/model/options';
import { designs } from '#widgets/gallery/prepare/designs';
import { root } from '../build/options';
import type { Declared } from './openTypes';

/** What readers call the fields of a block: `Said<typeof fields>`. */
const FIELDS = /\btypeof (\w+)/g;

const said = (value: unknown) => (value === undefined || value === '' ? '' : JSON.stringify(value));

const isEmpty = (value: unknown) => Array.isArray(value) && !value.length;

/** By their names in the platform's blocks. */
const WORDS: Readonly<Record<string, keyof GalleryOptions>> = {
  'auto-crop': 'autoCrop',
  'thumbnails-per-row': 'thumbnailsPerRow',
  'thumbnail-strip-height': 'thumbnailStripHeight',
  'thumbnail-strip-margin': 'thumbnailStripMargin',
};

/** Returns the defaults of a gallery: of all designs, then of those that have one of their own. */
export function galleryDefaults(): ReadonlyMap<string, string> {
  const base = defaultsOf('base');
  const inBlocks = { ...base.autoplayOptions, randomize: false };
  const found = new Map<string, string>();
  for (const name of Object.keys(base) as (keyof GalleryOptions)[]) {
    const own = Object.entries(designs).flatMap(([design, { _word = design }]) => {
      const value = defaultsOf(design as GalleryOptions['design'])[name];
      return said(value) === said(base[name]) ? [] : [{ word: _word, value: said(value) }];
    });
    const values = [...new Set(own.map(({ value }) => value))];
    const others = values.map((value) => {
      const words = own.filter((one) => one.value === value).map(({ word }) => word);
      return `${words.join(', ')} ${value}`;
    });
    if (name === 'design') found.set(name, said(base.design));
    else if (name === 'autoplayOptions') found.set(name, said(inBlocks));
    else found.set(name, [said(base[name]), others.join(', ')].filter(Boolean).join('; '));
  }
  for (const [word, name] of Object.entries(WORDS)) found.set(word, found.get(name) ?? '');
  found.set('autoplay-duration', said(base.autoplayOptions.timeout / 1000));
  return found;
}

/** Returns the defaults that a reader takes, as JSON; nothing for an option that has none. */
export async function readDefaults({ file, text }: Declared): Promise<ReadonlyMap<string, string>> {
  const names = [...text.matchAll(FIELDS)].map(([, name = '']) => name);
  const found = new Map<string, string>();
  if (!names.length) return found;
  const module: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href);
  for (const name of names) {
    const fields = module[name];
    if (typeof fields !== 'object' || !fields) throw new Error(`${file} does not export ${name}`);
    for (const [option, field] of Object.entries(fields)) {
      const { fallback }: { fallback?: unknown } = Object(field);
      if (!isEmpty(fallback)) found.set(option, said(fallback));
    }
  }
  return found;
}
