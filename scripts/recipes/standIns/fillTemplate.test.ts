import { expect, test } from 'vitest';
import { fillTemplate } from './fillTemplate';

test('tags become what a framework prints, as often as they are there', () => {
  expect(
    fillTemplate('<a href="{% url \'x\' %}">{{ name }}</a>{{ name }}', [
      ["{% url 'x' %}", '/x'],
      [/\{\{ (\w+) \}\}/g, '$1'],
    ]),
  ).toBe('<a href="/x">name</a>name');
  expect(fillTemplate('{{ name }}', [['{{ name }}', '$&']])).toBe('$&');
});

test.each(['<p>{{ other }}</p>', '{% if a %}', '<%= yield %>', '<?= $a ?>', '  @csrf'])(
  '%s is a tag that the stand-in must know',
  (template) => {
    expect(() => fillTemplate(template, [])).toThrow('does not know the tag');
  },
);
