import { afterEach, expect, it, vi } from 'vitest';
import { readAudio } from './read';

afterEach(() => document.body.replaceChildren());

function read(html: string, json?: unknown) {
  document.body.innerHTML = html;
  const node = document.body.firstElementChild as HTMLElement;
  const warn = vi.fn();
  return { model: readAudio({ node, block: { id: 'a', json }, warn }), warnings: warn.mock.calls };
}

it('reads the platform’s block', () => {
  const { model, warnings } = read(
    '<div class="sqs-audio-embed" data-url="/fog.mp3" data-mime-type="" data-title="Fog" data-author="Keeper" data-show-download="true" data-design-style="minimal" data-duration-in-ms="4500" data-color-theme="light"></div>',
  );
  expect(model).toMatchObject({
    tracks: [
      {
        address: new URL('/fog.mp3', location.href).href,
        title: 'Fog',
        author: 'Keeper',
        duration: 4.5,
      },
    ],
    mayDownload: true,
    design: 'minimal',
    theme: 'light',
  });
  expect(warnings).toEqual([]);
});

it('takes any other design of the platform for the classic one', () => {
  const { model } = read('<div class="sqs-audio-embed" data-url="/a.mp3" data-design-style="old">');
  expect(model).toMatchObject({ design: 'classic', theme: 'dark', mayDownload: false });
});

it('reads the links of a list, and the browser’s player', () => {
  const { model } = read(
    '<div data-block="audio"><audio src="a.mp3"></audio><ol><li><a href="a.mp3" data-duration="9"> One\n song </a></li><li><a href="b.mp3" data-author="B">Two</a></li></ol></div>',
    { title: 'Songs', author: 'A' },
  );
  expect(model?.audio).toBe(document.querySelector('audio'));
  expect(model?.album).toBe('Songs');
  expect(model?.tracks.map(({ title, author, duration }) => [title, author, duration])).toEqual([
    ['One song', 'A', 9],
    ['Two', 'B', undefined],
  ]);
});

it('reads an album, by its attributes or its links', () => {
  const { model } = read(
    '<div class="sqs-audio-playlist"><h1 class="album-title">Songs</h1><li class="track" data-url="a.mp3" data-title="A" data-artist="X" data-duration-in-ms="2000"></li><li class="track"><div class="title"><a href="b.mp3">B</a></div><div class="artist">Y</div></li></div>',
  );
  expect(model?.album).toBe('Songs');
  expect(model?.tracks.map(({ title, author, duration }) => [title, author, duration])).toEqual([
    ['A', 'X', 2],
    ['B', 'Y', undefined],
  ]);
});

it.each([
  ['<div class="sqs-audio-embed" data-url=""></div>', '""'],
  ['<div class="sqs-audio-embed" data-url="javascript:alert(1)"></div>', '"javascript:alert(1)"'],
  ['<div data-block="audio"><audio src="data:audio/wav,"></audio></div>', '"data:audio/wav,"'],
])('refuses %s, after a warning', (html, address) => {
  const { model, warnings } = read(html);
  expect(model).toBeNull();
  expect(warnings).toEqual([['address', `${address} of a recording is none of http or https`]]);
});

it('leaves out a track without an address', () => {
  const { model, warnings } = read(
    '<div data-block="audio"><ol><li><a href="mailto:a@b.example">One</a></li><li><a href="b.mp3">Two</a></li></ol></div>',
  );
  expect(model?.tracks.map(({ title }) => title)).toEqual(['Two']);
  expect(warnings).toHaveLength(1);
});

it('refuses an album without tracks', () => {
  const { model, warnings } = read('<div class="sqs-audio-playlist"></div>');
  expect([model, warnings]).toEqual([null, [['address', 'there is no recording; left as it is']]]);
});

it('takes the defaults for options that are wrong', () => {
  const { model, warnings } = read('<div data-block="audio"><audio src="a.mp3"></audio></div>', {
    design: 'loud',
    theme: 1,
    download: 'x',
    duration: -3,
  });
  expect(model).toMatchObject({ design: 'classic', theme: 'dark', mayDownload: false });
  expect(model?.tracks[0].duration).toBeUndefined();
  expect(warnings.map(([field]) => field)).toEqual(['download', 'design', 'theme']);
});
