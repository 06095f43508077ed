import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fullDate } from './fullDate';
import { readRelativeTime } from './read';

const warn = vi.fn<(field: string, message: string) => void>();
afterEach(() => {
  warn.mockReset();
  vi.unstubAllEnvs();
});

function nodeOf(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  const node = place.querySelector('time');
  if (!node) throw new Error('no time');
  return node;
}

const read = (node: HTMLElement) =>
  readRelativeTime({ node, block: { id: 'time-1', json: undefined }, warn });
const dated = (date: string) => {
  const node = nodeOf('<time>March 9</time>');
  node.dataset.date = date;
  return read(node);
};

describe('its date', () => {
  it.each([
    ['1709985600000', 1709985600000],
    ['0', 0],
    ['-1000', -1000],
    [' 1709985600000.5 ', 1709985600000],
  ])('%j is read', (text, date) => {
    expect(dated(text)?.date).toBe(date);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    [''],
    [' '],
    ['2024-03-09'],
    ['yesterday'],
    ['NaN'],
    ['Infinity'],
    ['8640000000000001'],
  ])('%j is none: a warning, and nothing else', (text) => {
    expect(dated(text)).toBeNull();
    expect(warn.mock.calls).toEqual([['data-date', 'Invalid date on node']]);
  });

  it.each([
    ['2024-03-09T12:00Z', 1709985600000],
    ['2024-03-09', new Date(2024, 2, 9).getTime()],
  ])('is that of datetime="%s" where there is no other', (datetime, date) => {
    expect(read(nodeOf(`<time datetime="${datetime}">March 9</time>`))?.date).toBe(date);
    expect(read(nodeOf(`<time data-date="0" datetime="${datetime}">March 9</time>`))?.date).toBe(0);
  });

  it('is the day that datetime names, also west of Greenwich', () => {
    vi.stubEnv('TZ', 'America/New_York');
    const model = read(nodeOf('<time datetime="2024-03-09">March 9</time>'));
    expect(fullDate(model?.date ?? 0, 'en-US')).toBe('March 9, 2024');
  });

  it.each(['soon', '2024-13-01', '14:30'])('datetime="%s" names none: a warning', (datetime) => {
    expect(read(nodeOf(`<time datetime="${datetime}">March 9</time>`))).toBeNull();
    expect(warn.mock.calls).toEqual([['data-date', 'Invalid date on node']]);
  });

  it('is missed where there is none', () => {
    expect(read(nodeOf('<time>March 9</time>'))).toBeNull();
    expect(warn.mock.calls).toEqual([['data-date', 'Invalid date on node']]);
  });

  it('is one that can be written, whatever the attribute holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const model = dated(text);
        if (model) expect(() => new Date(model.date).toISOString()).not.toThrow();
      }),
    );
  });
});

describe('its text', () => {
  it.each([
    ['<time data-date="0">March 9</time>', 'March 9'],
    ['<time data-date="0"> <b>March 9</b>\n</time>', 'March 9'],
  ])('%s is the one that there is', (html, text) => {
    expect(read(nodeOf(html))?.text.data).toBe(text);
  });

  it.each([['<time data-date="0"></time>'], ['<time data-date="0">March <b>9</b></time>']])(
    '%s is not one: a warning, and nothing else',
    (html) => {
      expect(read(nodeOf(html))).toBeNull();
      expect(warn.mock.calls.map(([field]) => field)).toEqual(['text']);
    },
  );
});

it.each([
  ['<time data-date="0">x</time>', ''],
  ['<p lang="de"><time data-date="0">x</time></p>', 'de'],
  ['<p lang="de"><time lang="sv" data-date="0">x</time></p>', 'sv'],
])('%s is in the language %j', (html, language) => {
  expect(read(nodeOf(html))?.language).toBe(language);
});
