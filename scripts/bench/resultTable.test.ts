import { expect, it } from 'vitest';
import { resultTable } from './resultTable';
import type { Measure, Side } from './suite';
import type { Result } from './summary';

const result = (name: string, side: Side, ...laps: Record<string, number>[]): Result => ({
  contestant: { race: 'still', name, side },
  laps: laps.map((figures) => ({ figures, problems: [] })),
});

const time: Measure = { title: 'ms', figure: 'time', unit: 'ms', hasSpread: true, isRace: true };

it('compares medians with the best bare one and the best peer', () => {
  const table = resultTable(
    [
      result('least', 'bare', { time: 10 }, { time: 20 }, { time: 90 }),
      result('Skerry', 'ours', { time: 30 }, { time: 31 }, { time: 29 }),
      result('Peer', 'peer', { time: 60 }, { time: 150 }, { time: 59 }),
      result('slow peer', 'peer', { time: 120 }, { time: 120 }, { time: 120 }),
    ],
    [time],
  );
  expect(table.split('\n').filter(Boolean)).toEqual([
    '|  | ms | from–to | of bare | of best peer |',
    '|---|---:|---:|---:|---:|',
    '| least | 20.0 | 10.0–90.0 | 1.00× | 0.33× |',
    '| **Skerry** | 30.0 | 29.0–31.0 | 1.50× | 0.50× |',
    '| Peer | 60.0 | 59.0–150 | 3.00× | 1.00× |',
    '| slow peer | 120 | 120–120 | 6.00× | 2.00× |',
  ]);
});

it('compares with nobody where there is nobody', () => {
  const table = resultTable([result('Skerry', 'ours', { time: 30 })], [time]);
  expect(table).toContain('| **Skerry** | 30.0 | 30.0–30.0 |  |  |');
  expect(table).not.toContain('LOSS');
});

it('leaves out what this race does not measure', () => {
  const other: Measure = { title: 'listeners', figure: 'listeners', unit: 'count' };
  expect(resultTable([result('Skerry', 'ours', { time: 30 })], [time, other])).not.toContain(
    'listeners',
  );
});

it('tells the worst lap, and tasks only over 50 ms', () => {
  const task: Measure = { title: 'task', figure: 'task', unit: 'long' };
  const worst: Measure = { ...task, title: 'worst', of: 'worst' };
  const laps = [{ task: 0 }, { task: 0 }, { task: 71 }];
  expect(resultTable([result('Skerry', 'ours', ...laps)], [task, worst])).toContain(
    '| **Skerry** | < 50 | 71.0 |',
  );
});
