import { expect, it, vi } from 'vitest';
import { createFetchHelper } from './fetchHelper';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('is pending, then a success', async () => {
  const helper = createFetchHelper(async () => 'data');
  const changed = vi.fn();
  helper.subscribe(changed);
  expect(helper.state).toEqual({ status: 'pending' });
  await settled();
  expect(helper.state).toEqual({ status: 'success', data: 'data' });
  expect(changed).toHaveBeenCalledOnce();
});

it('is pending, then failed, and loads again', async () => {
  const error = new Error('No');
  const load = vi.fn(async () => 'data').mockRejectedValueOnce(error);
  const helper = createFetchHelper(load);
  await settled();
  expect(helper.state).toEqual({ status: 'failed', error });
  helper.reload();
  expect(helper.state).toEqual({ status: 'pending' });
  await settled();
  expect(helper.state).toEqual({ status: 'success', data: 'data' });
});

it('ignores what an older load brings, and aborts it', async () => {
  const answers: ((data: string) => void)[] = [];
  const signals: AbortSignal[] = [];
  const helper = createFetchHelper((signal) => {
    signals.push(signal);
    return new Promise<string>((resolve) => answers.push(resolve));
  });
  helper.reload();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  answers[1]?.('new');
  await settled();
  answers[0]?.('old');
  await settled();
  expect(helper.state).toEqual({ status: 'success', data: 'new' });
});

it('says nothing any more once it is stopped, or nobody listens', async () => {
  const changed = vi.fn();
  const stopped = createFetchHelper(async () => 'data');
  stopped.subscribe(changed);
  stopped.stop();
  const unheard = createFetchHelper(async () => 'data');
  unheard.subscribe(changed)();
  await settled();
  expect(changed).not.toHaveBeenCalled();
  expect(stopped.state).toEqual({ status: 'pending' });
});
