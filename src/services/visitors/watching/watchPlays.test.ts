import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit } from '#engine/events';
import { createScope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { watchPlays } from './watchPlays';

let scope: ReturnType<typeof createScope>;
let told: number[];
const tell = (kind: number) => told.push(kind);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  document.body.innerHTML = '<p id="song"></p><p id="film"></p>';
  told = [];
  const runtime = createTestRuntime();
  scope = createScope(runtime, runtime);
});
afterEach(() => {
  scope.destroy();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const node = (id: string) => document.getElementById(id) as HTMLElement;
const begin = (id: string) =>
  emit(node(id), 'videoshown', { node: node(id), isSound: id === 'song' });
const end = (id: string) => emit(node(id), 'videohidden', { node: node(id) });

it('tells of each play, and each half minute that something plays', () => {
  watchPlays(scope).count(tell);
  begin('song');
  end('song');
  begin('film');
  expect(told).toEqual([20, 21]);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([20, 21, 10, 10]);
  end('film');
  vi.advanceTimersByTime(600_000);
  expect(told).toEqual([20, 21, 10, 10]);
});

it('tells once, later, of what began before consent, and of nothing that has ended by then', () => {
  const plays = watchPlays(scope);
  begin('song');
  begin('film');
  end('song');
  vi.advanceTimersByTime(30_000);
  const stop = plays.count(tell);
  expect(told).toEqual([21]);
  stop();
  plays.count(tell);
  expect(told).toEqual([21]);
});

it('tells nobody who has taken consent back', () => {
  watchPlays(scope).count(tell)();
  begin('song');
  vi.advanceTimersByTime(90_000);
  expect(told).toEqual([]);
});

it('knows what played before it was here, and hears its end', () => {
  document.body.innerHTML = '<audio></audio><video muted></video><div class="video-playing"></div>';
  const [audio] = document.querySelectorAll('audio');
  if (audio) audio.muted = true;
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio,video'))
    Object.defineProperty(media, 'paused', { value: false });
  Object.defineProperty(document.querySelector('video'), 'muted', { value: true });
  watchPlays(scope).count(tell);
  expect(told).toEqual([21, 20]);
  audio?.dispatchEvent(new Event('pause'));
  const embed = document.querySelector('div') as HTMLElement;
  emit(embed, 'videohidden', { node: embed });
  vi.advanceTimersByTime(90_000);
  expect(told).toEqual([21, 20]);
});
