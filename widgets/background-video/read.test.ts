import { afterEach, expect, it, vi } from 'vitest';
import { readBackground } from './read';

afterEach(() => document.body.replaceChildren());

function read(html: string, json?: unknown) {
  document.body.innerHTML = html;
  const node = document.body.firstElementChild as HTMLElement;
  const warn = vi.fn();
  const model = readBackground({ node, block: { id: 'a', json }, warn });
  return { model, warnings: warn.mock.calls.map(([field]) => field) };
}

const NATIVE = JSON.stringify({
  systemDataVariants: '640:360',
  alexandriaUrl: 'https://video.example/{variant}',
});

it('reads the platform’s own film', () => {
  const { model, warnings } = read(
    `<div class="sqs-video-background-native" data-config-native-video='${NATIVE}' data-config-playback-speed="0.5" data-config-filter="3" data-config-filter-strength="85"></div>`,
  );
  expect(model).toMatchObject({
    source: { kind: 'native', file: { variants: [{ width: 640, height: 360 }] } },
    speed: 0.5,
    filter: 'brightness(0.865)',
    isStillOnPhones: false,
  });
  expect(warnings).toEqual([]);
});

it('reads a provider’s film; phones show its picture', () => {
  const { model, warnings } = read(
    '<div class="sqs-video-background" data-config-url="https://vimeo.com/76979871" data-config-playback-speed="1" data-config-filter="" data-config-filter-strength=""></div>',
  );
  expect(model).toMatchObject({
    source: { kind: 'player', address: new URL('https://player.vimeo.com/video/76979871') },
    speed: 1,
    filter: '',
    isStillOnPhones: true,
  });
  expect(warnings).toEqual([]);
});

it.each([
  ['<div class="sqs-video-background"></div>', 'data-config-url'],
  [
    '<div class="gallery-video-background" data-config-url="javascript:1"></div>',
    'data-config-url',
  ],
  ['<div class="sqs-video-background-native"></div>', 'data-config-native-video.alexandriaUrl'],
  ['<div data-block="background-video"></div>', 'url'],
])('refuses %s, after a warning', (html, field) => {
  const { model, warnings } = read(html);
  expect([model, warnings]).toEqual([null, [field]]);
});

it('takes the defaults for what is wrong', () => {
  const { model, warnings } = read('<div data-block="background-video"><video></video></div>', {
    speed: 99,
    filter: 'loud',
    strength: 'x',
    phones: true,
  });
  expect(model).toMatchObject({ speed: 1, filter: '', isStillOnPhones: false });
  expect(warnings).toEqual(['speed', 'strength', 'filter', 'phones']);
});
