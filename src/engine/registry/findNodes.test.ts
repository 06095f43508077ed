import { afterEach, expect, it, vi } from 'vitest';
import type { Initializer } from '../initializer';
import { findNodes } from './findNodes';

const load = () => ({ mount: () => undefined });
const initializers: Initializer[] = [
  { name: 'one', selector: '[data-one]', load },
  { name: 'two', selector: '.two, [data-two]', load },
];

const found = (root: ParentNode) =>
  [...findNodes(root, initializers)].flatMap((one) => (one ? [`${one[1].name} ${one[0].id}`] : []));

afterEach(() => document.body.replaceChildren());

it('finds what each initializer takes, the root included', () => {
  document.body.innerHTML =
    '<div id="a" data-one><p id="b" class="two" data-one></p></div><p id="c" data-two></p>';
  expect(found(document)).toEqual(['one a', 'one b', 'two b', 'two c']);
  expect(found(document.body.firstElementChild as Element)).toEqual(['one a', 'one b', 'two b']);
});

it('finds the document’s element for what has no selector, in its turn', () => {
  const [first, ...others] = initializers as [Initializer, ...Initializer[]];
  const found = [...findNodes(document.body, [first, { name: 'page', load }, ...others])];
  expect(found.map((one) => one?.[0] ?? 'pause')).toEqual([
    'pause',
    document.documentElement,
    'pause',
    'pause',
  ]);
});

it('pauses between the searches', () => {
  document.body.innerHTML = '<p id="a" data-one></p><p id="c" data-two></p>';
  const pauses = [...findNodes(document, initializers)].map((one) => one?.[1].name ?? 'pause');
  expect(pauses).toEqual(['one', 'pause', 'two', 'pause']);
});

it('searches a fragment and a shadow root', () => {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  shadow.append(Object.assign(document.createElement('p'), { id: 'a', className: 'two' }));
  expect(found(shadow)).toEqual(['two a']);
});

it('finds what is named for who has that name, else for the one that stands for the rest', () => {
  document.body.innerHTML = ['one', 'tide', 'constructor']
    .map((name) => `<p id="${name}" data-block="${name}"></p>`)
    .join('');
  const named = () =>
    [...findNodes(document, rows)].flatMap((one) => (one ? [`${one[1].name} ${one[0].id}`] : []));
  const rows = initializers;
  expect(named()).toEqual(['one one']);
  rows.push({ name: 'later', selector: '.later', load });
  expect(named()).toEqual(['one one', 'later tide', 'later constructor']);
  rows.pop();
});

it('finds what asks for its own name by the search for names, once', () => {
  document.body.innerHTML = ['tide', 'tide', 'boat', 'pier']
    .map((name, at) => `<p id="${at}" data-block="${name}"></p>`)
    .join('');
  const rows = [
    { name: 'tide', selector: '[data-block="tide"]', load },
    { name: 'boat', selector: '[data-block=boat]', load },
    // The name of another: searched for by itself.
    { name: 'quay', selector: "[data-block='pier']", load },
  ];
  const search = vi.spyOn(document, 'querySelectorAll');
  const taken = [...findNodes(document, rows)].flatMap((one) =>
    one ? [`${one[1].name} ${one[0].id}`] : [],
  );
  expect(taken).toEqual(['quay 3', 'tide 0', 'tide 1', 'boat 2']);
  expect(search.mock.calls).toEqual([["[data-block='pier']"], ['[data-block]']]);
  search.mockRestore();
});

it('gives no node to what runs once a page, though it has that name', () => {
  document.body.innerHTML = '<p id="a" data-block="page"></p>';
  const rows = [
    { name: 'page', load },
    { name: 'later', selector: '.later', load },
  ];
  const taken = [...findNodes(document, rows)].flatMap((one) =>
    one ? [[one[1].name, one[0].localName]] : [],
  );
  expect(taken).toEqual([
    ['page', 'html'],
    ['later', 'p'],
  ]);
});

it('leaves a selector whole whose commas are no list’s', () => {
  document.body.innerHTML =
    '<p id="a" title="a,b"></p><p id="b" class="c"></p><p id="g" class="w-1,5"></p>';
  const selectors = ['[title="a,b"]', ':is(.c,.d):not(.e,:is(.f))', '.none,.w-1\\,5'];
  const rows = selectors.map((selector, at) => ({
    name: `${at}`,
    selector,
    load,
  }));
  const taken = [...findNodes(document, rows)].flatMap((one) => one?.[0].id ?? []);
  expect(taken).toEqual(['a', 'b', 'g']);
});

it('searches for each selector of a list by itself', () => {
  document.body.innerHTML = '<p id="a" class="first"></p><p id="b" class="second"></p>';
  const ids = (selector: string) =>
    [...findNodes(document, [{ name: 'one', selector, load }])].flatMap((one) => one?.[0].id ?? []);
  const divided = '.second:not(.none *),.first:not(.none *):not(.other)';
  expect(ids(divided)).toEqual(['b', 'a']);
  // What is searched for as a whole comes in the document's order.
  expect(ids(':is(.second:not(.none), .first)')).toEqual(['a', 'b']);
  expect(ids('.second,:is(.first,.other)')).toEqual(['a', 'b']);
});
