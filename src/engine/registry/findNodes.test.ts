import { afterEach, expect, it } from 'vitest';
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
