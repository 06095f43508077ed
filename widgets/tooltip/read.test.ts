import { expect, it } from 'vitest';
import { readText, readTooltip } from './read';

function read(html: string) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const node = template.content.firstElementChild;
  if (!(node instanceof HTMLElement)) throw new Error('no element');
  const warnings: string[] = [];
  const model = readTooltip({
    node,
    block: { id: 'x', json: undefined },
    warn: (field) => warnings.push(field),
  });
  return { node, described: model?.described, warnings };
}

it.each([
  '<button data-tooltip="Sails at eight"></button>',
  '<a href="/" data-tooltip="Sails at eight"></a>',
  '<input data-tooltip="Sails at eight">',
  '<span tabindex="0" data-tooltip="Sails at eight"></span>',
  '<span tabindex="-1" data-tooltip="Sails at eight"></span>',
  '<div contenteditable data-tooltip="Sails at eight"></div>',
])('describes what can be focused itself: %s', (html) => {
  const { node, described, warnings } = read(html);
  expect(described).toBe(node);
  expect(warnings).toEqual([]);
});

it('describes the first thing in it that can be focused', () => {
  const { described, warnings } = read(
    '<span data-tooltip="Full"><button disabled>Book</button><a href="/">Wait</a></span>',
  );
  expect(described?.textContent).toBe('Wait');
  expect(warnings).toEqual([]);
});

it.each([
  '<span data-tooltip="Sails at eight"></span>',
  '<a data-tooltip="Sails at eight"></a>',
  '<button disabled data-tooltip="Sails at eight"></button>',
  '<span data-tooltip="Full"><input type="hidden"></span>',
])('warns of what the keyboard does not reach, which works by the pointer: %s', (html) => {
  const { node, described, warnings } = read(html);
  expect(described).toBe(node);
  expect(warnings).toEqual(['data-tooltip']);
});

it.each(['<button data-tooltip></button>', '<button data-tooltip=" "></button>'])(
  'leaves alone what has nothing to say, with a warning: %s',
  (html) => {
    const { described, warnings } = read(html);
    expect(described).toBeUndefined();
    expect(warnings).toEqual(['data-tooltip']);
  },
);

it('reads plain text, and a title where there is one', () => {
  const text = (html: string) => readText(read(html).node);
  expect(text('<b data-tooltip=" 1 &lt; 2 "></b>')).toEqual({ title: '', description: '1 < 2' });
  expect(text('<b data-tooltip="At eight" data-tooltip-title="The boat"></b>')).toEqual({
    title: 'The boat',
    description: 'At eight',
  });
});
