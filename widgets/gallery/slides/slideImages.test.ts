import { afterEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import type { TakenImage } from '#media/images/takeImage';
import { createSlideImages } from './slideImages';

afterEach(() => {
  vi.useRealTimers();
});

it('takes what was asked for in a task of its own, all together, each once', async () => {
  vi.useFakeTimers();
  const runtime = createTestRuntime();
  const taken: Element[] = [];
  const take = (image: Element) => {
    taken.push(image);
    return { state: 'loaded', destroy() {} } as unknown as TakenImage;
  };
  vi.spyOn(runtime, 'part').mockReturnValue({ take });
  const scope = { ...runtime.scope(), warn: vi.fn() };
  const images = createSlideImages(scope, {});
  const [first, second] = ['a.jpg', 'b.jpg'].map((source) => {
    const image = new Image();
    image.dataset.src = source;
    return image;
  });
  for (const image of [first, second, first]) images.load(image);
  // What else this task has begun is over.
  await Promise.resolve();
  expect(taken).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(taken).toEqual([first, second]);
});
