import { expect, it } from 'vitest';
import { createBatch } from './createBatch';

/** Adds a reading of each name, which writes, and reads again `more` times. */
function fill(names: string, more: number) {
  const batch = createBatch();
  const done: string[] = [];
  const look = (name: string, left: number) => () => {
    done.push(`reads ${name}`);
    return () => {
      done.push(`writes ${name}`);
      if (left) batch.add(look(name, left - 1));
    };
  };
  for (const name of names) batch.add(look(name, more));
  return { batch, done };
}

it('reads all before it writes to the first, at the end of the task', async () => {
  const { done } = fill('ab', 0);
  expect(done).toEqual([]);
  await Promise.resolve();
  expect(done).toEqual(['reads a', 'reads b', 'writes a', 'writes b']);
});

it('reads all again before the second writing, where writings ask for it', () => {
  const { batch, done } = fill('ab', 1);
  batch.flush();
  const round = ['reads a', 'reads b', 'writes a', 'writes b'];
  expect(done).toEqual([...round, ...round]);
});

it('keeps a reading that another reading adds for the next round', () => {
  const batch = createBatch();
  const done: string[] = [];
  batch.add(() => {
    batch.add(() => void done.push('second'));
    return () => done.push('first');
  });
  batch.flush();
  expect(done).toEqual(['first', 'second']);
});
