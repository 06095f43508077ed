import { expect, it } from 'vitest';
import { inTime } from './inTime';

/** A scope whose time goes by when it is told to. */
function createWait() {
  const waits = new Set<() => void>();
  return {
    waits,
    after(_: number, run: () => void) {
      waits.add(run);
      return () => waits.delete(run);
    },
  };
}

it('gives what came in time, and waits no longer', async () => {
  const scope = createWait();
  await expect(inTime(scope, 1000, 'a script', Promise.resolve(3))).resolves.toBe(3);
  expect(scope.waits.size).toBe(0);
});

it('hands a failure on', async () => {
  const scope = createWait();
  const work = inTime(scope, 1000, 'a script', Promise.reject(new Error('gone')));
  await expect(work).rejects.toThrow('gone');
  expect(scope.waits.size).toBe(0);
});

it('rejects what is late', async () => {
  const scope = createWait();
  const work = inTime(scope, 10_000, 'a script', new Promise(() => {}));
  for (const run of scope.waits) run();
  await expect(work).rejects.toThrow('a script took over 10 s');
});
