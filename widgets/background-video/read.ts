import type { ReadScope } from '#engine/scope';
import { readFilm } from '#media/videos/film/readFilm';
import { readNativeFile } from '#media/videos/native/readNativeFile';
import { type Read, readFields, type Said } from '#page/fields/readFields';
import { oneOf, text } from '#page/fields/reads';
import { filterStyle, filters } from './filter';
import type { BackgroundModel, BackgroundSource } from './model/backgroundModel';

/** Slower or faster than these a browser plays nothing that is worth seeing. */
const SLOWEST = 0.25;
const FASTEST = 4;

/** A number, or what says one: attributes are texts. */
const within =
  (least: number, most: number): Read<number> =>
  (value) => {
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && number >= least && number <= most ? number : undefined;
  };

const numbered = within(1, filters.length);

const shared = {
  speed: { read: within(SLOWEST, FASTEST), fallback: 1 },
  strength: { read: within(0, 100), fallback: 50 },
};

export const optionFields = {
  ...shared,
  url: { read: text, fallback: '' },
  filter: { read: oneOf(...filters), fallback: 'none' as const },
  phones: { read: oneOf('video', 'picture'), fallback: 'video' as const },
};

const attributeFields = {
  ...shared,
  filter: {
    read: (value: unknown) => filters[Math.round(numbered(value) ?? 0) - 1],
    fallback: 'none' as const,
  },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    'background-video': Said<typeof optionFields>;
  }
}

/** Reads an address of a film; undefined, after a warning, where there is none. */
function readAddress(href: string, field: string, warn: ReadScope['warn']) {
  const film = readFilm(href, document.baseURI, true);
  if (!film) warn(field, `${JSON.stringify(href)} is no film of YouTube or Vimeo, and no file`);
  return film as BackgroundSource | undefined;
}

function readNeutral({ node, block, warn }: ReadScope): BackgroundModel | null {
  const { url, speed, filter, strength, phones } = readFields(block.json, optionFields, warn);
  const video = node.querySelector('video');
  const source: BackgroundSource | undefined =
    video && !url ? { kind: 'element', video } : readAddress(url, 'url', warn);
  if (!source) return null;
  return {
    source,
    speed,
    filter: filterStyle(filter, strength),
    isStillOnPhones: phones === 'picture',
  };
}

/** Reads a film behind a part of the page. Null, after a warning, where there is none. */
export function readBackground(scope: ReadScope): BackgroundModel | null {
  const { node, warn } = scope;
  if (node.matches('[data-block=background-video]')) return readNeutral(scope);
  const { configPlaybackSpeed, configFilter, configFilterStrength, configUrl } = node.dataset;
  const { speed, filter, strength } = readFields(
    { speed: configPlaybackSpeed, filter: configFilter, strength: configFilterStrength },
    attributeFields,
    (field, said) => warn(`data-config-${field}`, said),
  );
  const isNative = node.matches('.sqs-video-background-native');
  const file = isNative ? readNativeFile(node, 'data-config-native-video', warn) : undefined;
  const source: BackgroundSource | undefined = file
    ? { kind: 'native', file }
    : isNative
      ? undefined
      : readAddress(configUrl ?? '', 'data-config-url', warn);
  if (!source) return null;
  return {
    source,
    speed,
    filter: filterStyle(filter, strength),
    isStillOnPhones: !isNative,
  };
}
