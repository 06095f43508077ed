import { expect, it } from 'vitest';
import { readNative } from './readNative';

const FILM = {
  systemDataVariants: '1906:1080,636:360',
  alexandriaUrl: 'https://video.example/film/{variant}',
  videoCodec: 'h264',
  audioCodec: 'aac',
  aspectRatio: 2,
};

function read(video: unknown, others: Record<string, string> = {}) {
  const node = document.createElement('div');
  const text = typeof video === 'string' ? video : JSON.stringify(video);
  node.setAttribute('data-config-video', text);
  for (const [name, value] of Object.entries(others)) node.setAttribute(name, value);
  const warnings: string[] = [];
  return { film: readNative({ node, warn: (field) => warnings.push(field) }), warnings };
}

it('reads what the platform’s server sends', () => {
  const { film, warnings } = read(FILM, {
    'data-config-settings': '{"muted":true,"autoPlay":true,"loop":true,"controls":"none"}',
    'data-config-thumbnail': '{"assetUrl":"https://images.example/a.jpg"}',
  });
  expect(warnings).toEqual([]);
  expect(film).toMatchObject({
    codecs: { video: 'h264', audio: 'aac' },
    aspect: 50,
    poster: 'https://images.example/a.jpg',
    settings: { autoplay: true, loop: true, muted: true, controls: false },
  });
  expect(film?.addressOf('mp4-h264-aac-636:360')).toBe(
    'https://video.example/film/mp4-h264-aac-636:360',
  );
});

it.each([
  ['null', 'null'],
  ['{}', '{}'],
  ['', ''],
])('has its defaults for settings of %j and a thumbnail of %j', (settings, thumbnail) => {
  const { film, warnings } = read(FILM, {
    'data-config-settings': settings,
    'data-config-thumbnail': thumbnail,
  });
  expect(warnings).toEqual([]);
  expect(film).toMatchObject({
    poster: 'https://video.example/film/thumbnail',
    settings: { autoplay: false, loop: false, muted: false, controls: true },
  });
});

it('finds what is said only within the content, as newer pages say it', () => {
  const { film } = read({ systemDataVariants: '2:1', structuredContent: FILM });
  expect(film).toMatchObject({ aspect: 50, codecs: { audio: 'aac' } });
});

it.each([
  ['null', ['data-config-video.alexandriaUrl']],
  ['{', ['data-config-video', 'data-config-video.alexandriaUrl']],
  ['[]', ['data-config-video', 'data-config-video.alexandriaUrl']],
  ['{"alexandriaUrl":7}', ['data-config-video.alexandriaUrl']],
  ['{"alexandriaUrl":"https://a.example/"}', ['data-config-video.alexandriaUrl']],
  ['{"alexandriaUrl":"javascript:{variant}"}', ['data-config-video.alexandriaUrl']],
  ['{"structuredContent":null}', ['data-config-video.alexandriaUrl']],
])('can’t use %s, and says which field', (video, fields) => {
  expect(read(video)).toEqual({ film: null, warnings: fields });
});

it('goes on without what is wrong, and says which field', () => {
  const { film, warnings } = read(
    { ...FILM, systemDataVariants: 'wide', aspectRatio: 'none' },
    { 'data-config-settings': '{"autoPlay":"yes","loop":1}', 'data-config-thumbnail': '{' },
  );
  expect(film).toMatchObject({ variants: [], aspect: undefined });
  expect(warnings).toEqual([
    'data-config-video.systemDataVariants',
    'data-config-thumbnail',
    'data-config-settings.autoPlay',
    'data-config-settings.loop',
  ]);
});
