import { afterEach, expect, it } from 'vitest';
import type { Initializer } from '../initializer';
import { findNodes } from './findNodes';

const load = () => ({ mount: () => undefined });
const initializers: Initializer[] = [
  { name: 'page', load },
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

it('finds each node of a large page once, in pieces', () => {
  const section = (at: number) =>
    `<section id="s${at}" data-two>${'<p><b></b></p>'.repeat(600)}<i id="i${at}" data-one></i></section>`;
  document.body.innerHTML = `<main>${Array.from({ length: 6 }, (_, at) => section(at)).join('')}</main>`;
  const expected = [0, 1, 2, 3, 4, 5].flatMap((at) => [`one i${at}`, `two s${at}`]);
  expect(found(document)).toEqual(expected);
  expect([...findNodes(document, initializers)].filter((one) => !one).length).toBeGreaterThan(6);
});

it('searches a fragment and a shadow root', () => {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  shadow.append(Object.assign(document.createElement('p'), { id: 'a', className: 'two' }));
  expect(found(shadow)).toEqual(['two a']);
});
