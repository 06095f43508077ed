import { useLayoutEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createIslandRoots } from './islandRoots';

interface IslandProps {
  name: string;
  log: string[];
}

function Island({ name, log }: IslandProps) {
  useLayoutEffect(() => {
    log.push(`${name} in`);
    return () => {
      log.push(`${name} out`);
    };
  }, [name, log]);
  return null;
}

function Throws(): never {
  throw new Error('at once');
}

it('has run the layout effects when it returns, and undone them when it is unmounted', () => {
  const log: string[] = [];
  const unmount = createIslandRoots().mount(<Island name="a" log={log} />, vi.fn());
  expect(log).toEqual(['a in']);
  unmount();
  unmount();
  expect(log).toEqual(['a in', 'a out']);
});

it('keeps the others when one goes, however many there are', () => {
  const log: string[] = [];
  const roots = createIslandRoots();
  const unmounts = Array.from({ length: 40 }, (_, index) =>
    roots.mount(<Island name={`${index}`} log={log} />, vi.fn()),
  );
  log.length = 0;
  unmounts[17]?.();
  expect(log).toEqual(['17 out']);
  for (const unmount of unmounts) unmount();
  expect(log).toHaveLength(40);
  roots.mount(<Island name="after" log={log} />, vi.fn());
  expect(log.at(-1)).toBe('after in');
});

it('throws what an island throws while it mounts, and leaves its neighbours', () => {
  const log: string[] = [];
  const roots = createIslandRoots();
  roots.mount(<Island name="a" log={log} />, vi.fn());
  const onError = vi.fn();
  expect(() => roots.mount(<Throws />, onError)).toThrow('at once');
  expect(onError).not.toHaveBeenCalled();
  roots.mount(<Island name="b" log={log} />, vi.fn());
  expect(log).toEqual(['a in', 'b in']);
});

function Later({ onReady, log }: { onReady(fail: () => void): void; log: string[] }) {
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => onReady(() => setFailed(true)), [onReady]);
  if (failed) throw new Error('later');
  return <Island name="later" log={log} />;
}

it('tells of a later error, takes the island down and leaves its neighbours', async () => {
  const log: string[] = [];
  const roots = createIslandRoots();
  const ready = vi.fn();
  const onError = vi.fn();
  roots.mount(<Island name="a" log={log} />, vi.fn());
  roots.mount(<Later onReady={ready} log={log} />, onError);
  ready.mock.calls[0]?.[0]();
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(log).toEqual(['a in', 'later in', 'later out']);
});
