import { beforeEach, expect, it, vi } from 'vitest';
import { readFields } from './readFields';
import { amount, oneOf, text } from './reads';

const warn = vi.fn<(field: string, message: string) => void>();
beforeEach(() => warn.mockReset());

const fields = {
  side: { read: oneOf('left', 'right'), fallback: 'left' },
  speed: { read: amount, fallback: 1 },
  title: { read: text, fallback: undefined },
} as const;

it('reads what it knows, and nothing else', () => {
  const raw = { side: 'right', speed: 0, title: 'Boats', other: 1 };
  expect(readFields(raw, fields, warn)).toEqual({ side: 'right', speed: 0, title: 'Boats' });
  expect(warn).not.toHaveBeenCalled();
});

it('says nothing of what is absent or empty', () => {
  const defaults = { side: 'left', speed: 1, title: undefined };
  expect(readFields({ side: null, speed: '' }, fields, warn)).toEqual(defaults);
  expect(readFields(undefined, fields, warn)).toEqual(defaults);
  expect(warn).not.toHaveBeenCalled();
});

it('names a field that can’t be used, what it was, and what is taken instead', () => {
  expect(readFields({ side: 'up', speed: '2', title: 7 }, fields, warn)).toEqual({
    side: 'left',
    speed: 1,
    title: undefined,
  });
  expect(warn.mock.calls).toEqual([
    ['side', `"up" can't be used, "left" is`],
    ['speed', `"2" can't be used, 1 is`],
    ['title', `7 can't be used; it is left out`],
  ]);
});

it.each([['a text'], [1], [true], [null]])('a block whose data is %j has its defaults', (raw) => {
  expect(readFields(raw, fields, warn)).toEqual({ side: 'left', speed: 1, title: undefined });
  expect(warn.mock.calls).toEqual([['data-block-json', 'is not an object']]);
});

it('reads own fields alone', () => {
  const raw = Object.create({ side: 'right', title: 'inherited' });
  expect(readFields(raw, fields, warn)).toEqual({ side: 'left', speed: 1, title: undefined });
  expect(readFields(JSON.parse('{"__proto__": {"side": "right"}}'), fields, warn).side).toBe(
    'left',
  );
});
