import { expect, it } from 'vitest';
import { optionsOf, percentOf } from './optionsOf';
import { readSection } from './read';

function options(className: string, list: string, room = {}, props = '{}') {
  const node = document.createElement('div');
  node.className = className;
  node.dataset.props = props;
  Object.assign(node.dataset, { maxColumns: '3', spaceBetweenSlidesValue: '60' });
  node.innerHTML = `<div class="${list}"><figure></figure></div>`;
  const model = readSection({ node, warn: () => {} });
  if (!model) throw new Error('no section');
  return optionsOf(model, { windowWidth: 1280, width: 1000, columns: 3, ...room });
}

it('a masonry has the columns that the page makes, and a gutter by the window’s width', () => {
  const is = options('gallery-masonry', 'gallery-masonry-wrapper', {}, '{"gutter":20}');
  expect(is).toMatchObject({ design: 'autocolumns', behavior: 'min', gutter: 12.8 });
  const { columnWidth = 0, gutter = 0 } = is;
  expect(Math.floor((1000 + gutter) / (columnWidth + gutter))).toBe(3);
});

it('keeps a column where the gutters leave no room', () => {
  const room = { width: 10, columns: 9 };
  const is = options('gallery-masonry', 'gallery-masonry-wrapper', room, '{"gutter":400}');
  expect(is.columnWidth).toBe(1);
});

it('strips come close to the height that is asked for', () => {
  expect(
    options('gallery-strips', 'gallery-strips-wrapper', {}, '{"rowHeight":220,"gutter":0}'),
  ).toMatchObject({ design: 'autorows', rowHeight: 220, gutter: 0, lightbox: false });
});

it('a carousel has as many items as the window has room for, and its gap in percent', () => {
  expect(options('user-items-list-carousel', 'user-items-list-carousel__slides')).toMatchObject({
    design: 'carousel',
    slidesPerRow: 3,
    gutter: 6,
    loop: false,
  });
  const room = { windowWidth: 390, width: 400 };
  expect(
    options('user-items-list-carousel', 'user-items-list-carousel__slides', room),
  ).toMatchObject({ slidesPerRow: 1, gutter: 5 });
});

it('pictures of a simple slideshow stand whole, those of others cover their place', () => {
  expect(options('gallery-slideshow', 'gallery-slideshow-list').autoCrop).toBe(false);
  expect(options('gallery-reel', 'gallery-reel-list')).toMatchObject({
    design: 'strip',
    autoCrop: true,
    loop: true,
  });
});

it.each([
  ['20px', 2],
  ['5%', 5],
  ['2vw', 2.56],
  ['1rem', 1.6],
])('%s are %d percent of 1,000 px', (length, percent) => {
  expect(percentOf(length, { width: 1000, windowWidth: 1280, columns: 1 })).toBe(percent);
});
