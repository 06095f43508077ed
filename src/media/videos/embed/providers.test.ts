import { expect, it } from 'vitest';
import { providerOf } from './providers';

const watch = (address: string) => {
  const url = new URL(address);
  return providerOf(url)?.watchAddress(url);
};

it.each([
  ['https://www.youtube.com/embed/a-_1?rel=0', 'https://www.youtube.com/watch?v=a-_1'],
  ['https://www.youtube-nocookie.com/embed/a', 'https://www.youtube.com/watch?v=a'],
  ['https://m.youtube.com/embed/a', 'https://www.youtube.com/watch?v=a'],
  [
    'https://www.youtube.com/embed/videoseries?list=P%26L',
    'https://www.youtube.com/playlist?list=P%26L',
  ],
  ['https://www.youtube.com/embed/', undefined],
  ['https://player.vimeo.com/video/12', 'https://vimeo.com/12'],
  ['https://player.vimeo.com/video/12?h=ab1', 'https://vimeo.com/12/ab1'],
  ['https://player.vimeo.com/video/12?h=../x', 'https://vimeo.com/12'],
])('%s is watched at %s', (address, wanted) => {
  expect(watch(address)).toBe(wanted);
});

it.each([
  'https://youtube.com.example/embed/a',
  'https://notyoutube.com/embed/a',
  'https://vimeo.com/12',
  'https://cdn.embedly.com/widgets/media.html',
])('talks to no player at %s', (address) => {
  expect(providerOf(new URL(address))).toBeUndefined();
});
