import { afterEach, expect, it } from 'vitest';
import { createScope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { translatePage } from '#fixtures/harness/translatePage';
import { createTextWriter } from './createTextWriter';

// A new one: what translates the page watches its body, and other files of tests share the document.
afterEach(() => document.body.replaceWith(document.createElement('body')));

function begin() {
  document.body.innerHTML = '<p>Basket (<span>0</span>) <b>open</b> till nine</p>';
  const paragraph = document.body.firstElementChild as HTMLElement;
  const text = paragraph.lastChild as Text;
  const runtime = createTestRuntime();
  const scope = createScope(runtime, runtime);
  return { paragraph, text, scope, write: createTextWriter(scope, text) };
}

it('writes into the node, and gives its words back with the scope', () => {
  const { paragraph, text, scope, write } = begin();
  write(' till ten');
  expect(paragraph.textContent).toBe('Basket (0) open till ten');
  expect(paragraph.lastChild).toBe(text);
  scope.destroy();
  expect(paragraph.textContent).toBe('Basket (0) open till nine');
});

it('leaves what somebody else has written', () => {
  const { paragraph, text, scope, write } = begin();
  write(' till ten');
  text.data = ' till late';
  scope.destroy();
  expect(paragraph.textContent).toBe('Basket (0) open till late');
});

it('takes the place of what a translation has put there, each time', () => {
  const { paragraph, scope, write } = begin();
  for (const hour of ['ten', 'eleven', 'twelve']) {
    translatePage();
    expect(paragraph.lastElementChild?.localName).toBe('font');
    write(` till ${hour}`);
    expect(paragraph.textContent).toBe(`Basket (0) open till ${hour}`);
  }
  translatePage();
  scope.destroy();
  expect(paragraph.textContent).toBe('Basket (0) open till nine');
});
