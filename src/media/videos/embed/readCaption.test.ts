import { afterEach, expect, it, vi } from 'vitest';
import { readCaption } from './readCaption';

afterEach(() => document.body.replaceChildren());

function read(json: string | undefined) {
  document.body.innerHTML = '<div id="block"><p></p></div>';
  if (json !== undefined) document.getElementById('block')?.setAttribute('data-block-json', json);
  return readCaption(document.querySelector('p') as Element);
}

it.each([
  [
    '{"description":{"html":"<p>Hauling <em>the</em>\\n nets &amp; lines</p>"}}',
    'Hauling the nets & lines',
  ],
  ['{"description":{"html":""}}', ''],
  ['{"description":{"html":7}}', ''],
  ['{"description":{}}', ''],
  ['{"description":null}', ''],
  ['null', ''],
  [undefined, ''],
])('reads %s', (json, caption) => {
  expect(read(json)).toBe(caption);
});

it('takes a story for no name', () => {
  expect(read(JSON.stringify({ description: { html: 'a'.repeat(101) } }))).toBe('');
  expect(read(JSON.stringify({ description: { html: 'a'.repeat(100) } }))).toHaveLength(100);
});

it('warns of JSON that is none', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(read('{')).toBe('');
  expect(warn.mock.calls[0]?.[0]).toMatch(/^Skerry: video block: data-block-json: SyntaxError/);
});
