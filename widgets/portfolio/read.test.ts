import { afterEach, expect, it } from 'vitest';
import { readPortfolio } from './read';

afterEach(() => document.body.replaceChildren());

function read(attributes: string, items: string) {
  document.body.innerHTML = `<div class="portfolio-hover" ${attributes}>${items}</div>`;
  const warnings: string[] = [];
  const node = document.body.firstElementChild as HTMLElement;
  return { model: readPortfolio({ node, warn: (field) => warnings.push(field) }), warnings };
}

const ITEM = '<a class="portfolio-hover-item" href="/a">A</a>';
const BACKGROUND = '<div class="portfolio-hover-bg"></div>';

it('pairs each project with its background', () => {
  const { model } = read(
    '',
    `${ITEM}${ITEM}<div class="portfolio-hover-backgrounds">${BACKGROUND}</div>`,
  );
  expect(model?.projects.map(({ background }) => background?.className)).toEqual([
    'portfolio-hover-bg',
    undefined,
  ]);
  expect(model?.stage).not.toBeNull();
});

it.each([
  ['', true, false, 300, []],
  ['data-mode="hover-follow" data-animation-duration="slow"', false, true, 900, []],
  ['data-mode="hover-static" data-animation-duration="none"', false, false, 0, []],
  [
    'data-mode="spin" data-animation-duration="5s"',
    true,
    false,
    300,
    ['mode', 'animationDuration'],
  ],
])('reads %s', (attributes, isCover, isFollowing, duration, warned) => {
  const { model, warnings } = read(attributes, ITEM);
  expect(model).toMatchObject({ isCover, isFollowing, duration });
  expect(warnings).toEqual(warned);
});

it('refuses a list without projects, and says so', () => {
  expect(read('', '')).toEqual({ model: null, warnings: ['.portfolio-hover-item'] });
});
