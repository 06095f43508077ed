import { afterEach, expect, it } from 'vitest';
import { readAnimation } from './read';

afterEach(() => document.body.replaceChildren());

function read(html: string) {
  document.body.innerHTML = html;
  return readAnimation(document.body.firstElementChild as HTMLElement);
}

const image = (names: string, picture: string) =>
  `<div class="image-block-outer-wrapper ${names}">${picture}</div>`;

it.each([
  [
    image('combination-animation-fade-in individual-animation-none', '<img data-src="a">'),
    true,
    false,
  ],
  [
    image('combination-animation-none individual-text-animation-none', '<img data-src="a">'),
    false,
    false,
  ],
  [image('design-layout-poster', '<img src="a">'), false, true],
  [image('combination-animation-custom individual-animation-tilt-up', '<img src="a">'), true, true],
  ['<figure class="block-animation block-animation-reveal">“…”</figure>', true, false],
  ['<figure class="block-animation block-animation-none">“…”</figure>', false, false],
])('of %s: animated %s, text %s', (html, isAnimated, hasText) => {
  expect(read(html)).toEqual({ isAnimated, hasText });
});
