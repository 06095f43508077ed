import { afterEach, expect, it } from 'vitest';
import { readSection } from './read';

afterEach(() => document.body.replaceChildren());

function read(html: string) {
  document.body.innerHTML = html;
  const node = document.body.firstElementChild as HTMLElement;
  const warnings: string[] = [];
  const model = readSection({ node, warn: (field) => warnings.push(field) });
  return { model, warnings };
}

const arrow = (name: string, id: string) => `<button class="${name}" id="${id}"></button>`;

const ids = (nodes: readonly Element[] = []) => nodes.map(({ id }) => id);

it('finds the items, the arrows and the dots of a section of pictures', () => {
  const name = 'gallery-fullscreen-slideshow';
  const { model, warnings } = read(`<div class="${name}">
    <div class="${name}-list"><figure></figure><figure></figure></div>
    ${arrow(`${name}-control-btn`, 'a')}${arrow(`${name}-control-btn`, 'b')}
    <div class="${name}-bullet-nav"></div></div>`);
  expect(model?.items).toHaveLength(2);
  expect([ids(model?.previous), ids(model?.next)]).toEqual([['a'], ['b']]);
  expect(model?.pickers?.className).toBe(`${name}-bullet-nav`);
  expect([model?.kind.design, model?.isEndless]).toEqual(['stacked', true]);
  expect(warnings).toEqual([]);
});

it('goes by the classes of a list’s arrows, those of phones too', () => {
  const name = 'user-items-list-carousel__arrow-button';
  const { model } = read(`<div class="user-items-list-carousel" data-is-infinite-enabled="true">
    ${arrow(`${name} ${name}--right`, 'right')}${arrow(`${name} ${name}--left`, 'left')}
    <ul class="user-items-list-carousel__slides"><li></li></ul>
    ${arrow('mobile-arrow-button mobile-arrow-button--left', 'small-left')}
    ${arrow('mobile-arrow-button mobile-arrow-button--right', 'small-right')}</div>`);
  expect(ids(model?.previous)).toEqual(['left', 'small-left']);
  expect(ids(model?.next)).toEqual(['right', 'small-right']);
  expect([model?.kind.design, model?.isEndless]).toEqual(['carousel', true]);
});

it('a list ends where the owner has not said otherwise', () => {
  const { model } = read(
    '<div class="user-items-list-banner-slideshow"><ul class="slides"><li></li></ul></div>',
  );
  expect(model?.isEndless).toBe(false);
});

it('finds the links that show a picture larger', () => {
  const { model } = read(`<div class="gallery-grid"><div class="gallery-grid-wrapper">
    <figure><a class="gallery-grid-lightbox-link" href="?itemId=a"></a></figure>
    <figure><a class="gallery-grid-image-link" href="/there"></a></figure></div></div>`);
  expect(model?.openers.map((link) => link.getAttribute('href'))).toEqual(['?itemId=a']);
});

it.each([
  '<div class="gallery-reel"></div>',
  '<div class="gallery-reel"><div class="gallery-reel-list"></div></div>',
])('is nothing where nothing is in it: %s', (html) => {
  expect(read(html)).toEqual({ model: null, warnings: ['.gallery-reel-list'] });
});
