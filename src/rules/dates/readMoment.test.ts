import { afterEach, expect, it, vi } from 'vitest';
import { readMoment } from './readMoment';

afterEach(() => vi.unstubAllEnvs());

it.each(['America/New_York', 'Europe/Athens', 'Asia/Tokyo'])(
  'a day is that day in %s, and begins there',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const day = new Date(readMoment('2026-12-24'));
    expect([day.getFullYear(), day.getMonth(), day.getDate()]).toEqual([2026, 11, 24]);
    expect([day.getHours(), day.getMinutes()]).toEqual([0, 0]);
  },
);

it('a time keeps the zone that it names, or has the visitor’s', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(readMoment('2026-12-24T12:00Z')).toBe(Date.UTC(2026, 11, 24, 12));
  expect(readMoment('2026-12-24T12:00+02:00')).toBe(Date.UTC(2026, 11, 24, 10));
  expect(readMoment('2026-12-24T12:00')).toBe(Date.UTC(2026, 11, 24, 17));
});

it.each([
  ['2026-12-24 18:00', '2026-12-24T18:00'],
  ['2026-12-24 18:00:05', '2026-12-24T18:00:05'],
  ['2026-12-24 18:00:05.25Z', '2026-12-24T18:00:05.25Z'],
  ['2026-12-24 18:00:00 UTC', '2026-12-24T18:00:00Z'],
  ['2026-12-24 18:00:00 +0000', '2026-12-24T18:00:00Z'],
  ['2026-12-24 18:00:00+02', '2026-12-24T18:00:00+02:00'],
  ['2026-12-24 18:00:00 -0330', '2026-12-24T18:00:00-03:30'],
])('%j is %s, as Safari reads it', (text, expected) => {
  const parse = vi.spyOn(Date, 'parse');
  readMoment(text);
  const [read] = parse.mock.lastCall ?? [];
  parse.mockRestore();
  expect(read).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/);
  expect(Date.parse(String(read))).toBe(Date.parse(expected));
});

it.each(['', 'soon', '2026-13-01', '2026-02-40'])('%j names none', (text) => {
  expect(readMoment(text)).toBeNaN();
});
