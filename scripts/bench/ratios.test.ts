import { expect, it } from 'vitest';
import { ratiosOf, regressions, type Standing, standingsOf } from './ratios';
import type { Suite } from './suite';
import type { Result } from './summary';
import { summaryTable } from './summaryTable';

const laps = (...values: number[]) => values.map((time) => ({ figures: { time }, problems: [] }));

const results: Result[] = [
  { contestant: { race: 'start', name: 'Skerry', side: 'ours' }, laps: laps(90, 60) },
  { contestant: { race: 'start', name: 'loop', side: 'bare' }, laps: laps(30, 31) },
  { contestant: { race: 'start', name: 'Swift', side: 'peer' }, laps: laps(50, 40) },
  { contestant: { race: 'start', name: 'Slow', side: 'peer' }, laps: laps(400) },
];

const suite: Suite = {
  name: 'blocks',
  things: 'blocks',
  races: { start: 'Start' },
  sizes: [10],
  quick: { size: 10, only: [] },
  runs: 2,
  contestants: [],
  measures: [
    { title: 'ms', figure: 'time', unit: 'ms', isRace: true, limits: { start: 1.5 } },
    { title: 'other', figure: 'time', unit: 'ms' },
  ],
};

const standings = standingsOf(suite, 10, results);
const key = 'blocks, 10, start: Skerry, ms';

it('sets the best lap of ours beside that of the others', () => {
  expect(standings).toEqual([{ key, ours: 60, bare: 30, peer: 40, peerName: 'Swift', limit: 1.5 }]);
  expect(ratiosOf(standings)).toEqual({ [key]: { bare: 2, peer: 1.5 } });
});

it('sets it beside the bare one that it names', () => {
  const [ours, ...others] = results as [Result, ...Result[]];
  const held = { ...ours, contestant: { ...ours.contestant, bare: 'loop that observes' } };
  const observes: Result = {
    contestant: { race: 'start', name: 'loop that observes', side: 'reference' },
    laps: laps(45, 50),
  };
  expect(standingsOf(suite, 10, [held, ...others, observes])).toMatchObject([
    { ours: 60, bare: 45 },
  ]);
});

it('tells in a table who is ahead', () => {
  const row = `| ${key} | 60.0 | 30.0 | 40.0 Swift | 1.50× | 2.00× | 1.50× | LOST: over the limit, and behind |`;
  expect(summaryTable(standings).split('\n')[2]).toBe(row);
  const ahead = standings.map((one) => ({ ...one, ours: 35 }));
  expect(summaryTable(ahead)).toContain('| won |');
});

it.each<[what: string, kept: { bare?: number; peer?: number }, worse: boolean]>([
  ['is as it was', { bare: 2, peer: 1.5 }, false],
  ['is a little worse', { bare: 1.8, peer: 1.35 }, false],
  ['is worse', { bare: 1.5, peer: 1.2 }, true],
  ['is worse beside one of the two alone', { bare: 1.5, peer: 1.5 }, false],
  ['was compared with one alone', { bare: 1.5 }, true],
])('finds out when it %s', (_what, kept, worse) => {
  expect(regressions(standings, { [key]: kept }).length).toBe(worse ? 1 : 0);
});

it('passes over what is not kept, and what differs by less than 3 ms', () => {
  expect(regressions(standings, {})).toEqual([]);
  const short: Standing[] = standings.map((one) => ({ ...one, ours: 4, bare: 2, peer: 4 }));
  expect(regressions(short, { [key]: { bare: 1, peer: 0.5 } })).toEqual([]);
});
