import { expect, it } from 'vitest';
import { playerAddress } from './playerAddress';

const PAGE = 'https://example.com/films/';
const address = (text: string, isAsked: boolean) =>
  playerAddress(new URL(text), isAsked, PAGE).href;

const OWN = 'enablejsapi=1&origin=https%3A%2F%2Fexample.com';

it.each([
  ['YouTube’s, not asked for', 'https://www.youtube.com/embed/a', false, `?${OWN}`],
  ['YouTube’s, asked for', 'https://www.youtube.com/embed/a', true, `?${OWN}&autoplay=1`],
  ['one that would start unasked', 'https://www.youtube.com/embed/a?autoplay=1', false, `?${OWN}`],
  ['Vimeo’s, asked for', 'https://player.vimeo.com/video/1?h=b', true, '?h=b&autoplay=1'],
  ['Vimeo’s that would start unasked', 'https://player.vimeo.com/video/1?autoplay=1', false, ''],
  ['an unknown one, asked for', 'https://a.example/?x=a%20b', true, '?x=a%20b'],
  ['an unknown one that would start', 'https://a.example/?autoplay=1&x=1', false, '?x=1'],
  ['an unknown one that may start', 'https://a.example/?autoplay=1', true, '?autoplay=1'],
])('the address of %s', (_case, text, isAsked, wanted) => {
  expect(new URL(address(text, isAsked)).search).toBe(wanted);
});

it('keeps the provider’s host that the site chose', () => {
  const { host } = new URL(address('https://www.youtube-nocookie.com/embed/a', true));
  expect(host).toBe('www.youtube-nocookie.com');
});
