import { expect, it, vi } from 'vitest';
import { readEmbed } from './read';

function read(html: string, json?: object) {
  document.body.innerHTML = html;
  const node = document.body.firstElementChild as HTMLElement;
  const warn = vi.fn();
  return { embed: readEmbed({ node, block: { id: 'a', json }, warn }), warned: warn.mock.calls };
}

const SOUND = 'https://soundcloud.com/harbour/foghorn';
const PLAYER = `https://w.soundcloud.com/player/?url=${encodeURIComponent(SOUND)}`;

it('reads HTML, and whom it asks', () => {
  const html = '<iframe src="https://maps.example/"></iframe>';
  expect(read('<div></div>', { html })).toEqual({
    embed: { kind: 'html', html, site: 'maps.example' },
    warned: [],
  });
});

it('reads the address of a frame', () => {
  const json = { url: 'https://maps.example/a', title: 'Map', width: '640', height: 360 };
  expect(read('<div></div>', json).embed).toEqual({
    kind: 'frame',
    address: 'https://maps.example/a',
    site: 'maps.example',
    title: 'Map',
    width: 640,
    height: 360,
    link: undefined,
  });
  expect(read('<div></div>', { url: '/tides' }).embed).toMatchObject({ site: undefined });
});

it('makes a player of an address at SoundCloud', () => {
  const player = { kind: 'frame', address: PLAYER, site: 'SoundCloud', height: 166, link: SOUND };
  expect(read('<div></div>', { url: SOUND }).embed).toMatchObject(player);
  const sound = `<div class="sqs-audio-embed" data-url="${SOUND}" data-title="Foghorn"></div>`;
  expect(read(sound).embed).toMatchObject({ ...player, title: 'Foghorn' });
});

it.each(['https://soundcloud.com/', 'https://soundcloud.com.evil.example/a', 'soundcloud.com'])(
  'takes no sound from %s',
  (url) => {
    expect(read(`<div class="sqs-audio-embed" data-url="${url}"></div>`)).toEqual({
      embed: null,
      warned: [['data-url', 'Issue parsing SoundCloud url']],
    });
  },
);

it('warns of a player that plays nothing', () => {
  const html = '<iframe src="https://w.soundcloud.com/player/?url=a"></iframe>';
  expect(read('<div></div>', { html }).warned).toEqual([['html', 'Issue parsing SoundCloud url']]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'https://ada:secret@maps.example/'])(
  'frames no %s',
  (url) => {
    const { embed, warned } = read('<div></div>', { url });
    expect(embed).toBeNull();
    expect(warned[0]?.[0]).toBe('url');
  },
);
