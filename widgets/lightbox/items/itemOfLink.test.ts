import { expect, it } from 'vitest';
import type { LightboxItem } from '../service';
import { itemOfLink } from './itemOfLink';

const named = (id: string, url?: string): LightboxItem => ({
  kind: 'image',
  source: '',
  size: undefined,
  alt: '',
  id,
  url,
});
const set = [named('5f0', 'north-pier'), named('5f1', 'süd pier'), named('5f2')];

const page = new URL('https://island.example/harbour?day=1#top');
const placeOf = (href: string) => itemOfLink(set, new URL(href, page), page, '/views/');

it.each([
  ['#itemId=north-pier', 0],
  ['#itemId=5f0', 0],
  ['#top&itemId=5f2', 2],
  ['/views/north-pier', 0],
  ['/views/north-pier/', 0],
  ['/views/north-pier#itemId=north-pier', 0],
  ['/views/s%C3%BCd%20pier', 1],
  ['/views/5f2', 2],
  ['/harbour/north-pier', 0],
])('%s leads to an item', (href, index) => {
  expect(placeOf(href)).toBe(index);
});

it.each([
  '#top',
  '#itemId=west-pier',
  '?day=2#itemId=north-pier',
  '/north-pier',
  '/boats/north-pier',
  '/views',
  '/views/',
  'https://elsewhere.example/views/north-pier',
  'mailto:north-pier@island.example',
])('%s leads elsewhere', (href) => {
  expect(placeOf(href)).toBe(-1);
});

it('nothing is below a collection that nobody names', () => {
  expect(itemOfLink(set, new URL('/north-pier', page), page, '')).toBe(-1);
});
