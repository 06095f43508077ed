import { expect, it } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { hideNodes } from './hideNodes';

it('hides elements and bare texts, and gives them back with the scope', () => {
  const sent = 'Your cart needs <a href="/cart" style="color: red">JavaScript</a>. <!-- or --> ';
  document.body.innerHTML = sent;
  const nodes = [...document.body.childNodes];
  const scope = createTestRuntime().scope('cart');
  hideNodes(nodes, scope);
  expect(nodes.filter((node) => node instanceof Text).map(({ data }) => data.trim())).toEqual([
    '',
    '',
    '',
  ]);
  expect(document.querySelector('a')?.style.display).toBe('none');
  expect([...document.body.childNodes]).toEqual(nodes);
  scope.destroy();
  expect(document.body.innerHTML).toBe(sent);
});
