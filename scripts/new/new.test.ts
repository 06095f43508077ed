import { expect, it } from 'vitest';
import { widgetFiles } from './makeWidget';
import { nameProblem } from './nameProblem';
import { namesOf } from './names';

it('writes a name in all the ways that code has', () => {
  expect(namesOf('opening-hours')).toEqual({
    name: 'opening-hours',
    Name: 'OpeningHours',
    camel: 'openingHours',
    words: 'opening hours',
    Title: 'Opening hours',
  });
});

it('takes a name that is free', () => {
  expect(nameProblem('tide')).toBeUndefined();
  expect(nameProblem('opening-hours')).toBeUndefined();
});

it.each([
  [undefined, 'Say its name'],
  ['Countdown', 'no name'],
  ['count_down', 'no name'],
  ['count--down', 'no name'],
  ['../count', 'no name'],
  ['top-3', 'no name'],
  ['delete', 'JavaScript'],
  ['menu', 'widgets/menu'],
  ['harness', 'fixtures/harness'],
  ['analytics', 'chunk'],
  ['engine', 'chunk'],
])('refuses %s', (name, reason) => {
  expect(nameProblem(name)).toContain(reason);
});

it('leaves no place for a name open but that of the script', () => {
  for (const [file, text] of widgetFiles('opening-hours')) {
    expect(file).not.toMatch(/_\w+_/);
    expect(text.replace('{{skerry}}', ''), file).not.toContain('{{');
  }
});
