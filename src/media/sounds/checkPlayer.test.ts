import { expect, it, vi } from 'vitest';
import { checkPlayer } from './checkPlayer';

function warnings(html: string): unknown[][] {
  const warn = vi.fn();
  checkPlayer(html, 'data-html', warn);
  return warn.mock.calls;
}

const frame = (query: string) =>
  `<iframe width="100%" src="https://w.soundcloud.com/player/${query}" title="The foghorn"></iframe>`;

it.each([
  frame('?url=https%3A//api.soundcloud.com/tracks/1&amp;color=%23ff5500'),
  frame('?visual=true&url=https://soundcloud.com/harbour/foghorn'),
  frame('?url=//api.soundcloud.com/tracks/1'),
  '<iframe src="https://www.youtube.com/embed/boat"></iframe>',
  '',
])('%s: nothing to say', (html) => {
  expect(warnings(html)).toEqual([]);
});

it.each([
  frame(''),
  frame('?url='),
  frame('?color=%23ff5500'),
  frame('?url=https%3A%2F%2F'),
  frame('?url=https://soundcloud.com.evil.example/a'),
  frame('?url=javascript:alert(1)'),
])('%s: an issue', (html) => {
  expect(warnings(html)).toEqual([['data-html', 'Issue parsing SoundCloud url']]);
});
