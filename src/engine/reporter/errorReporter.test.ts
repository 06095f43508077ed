import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClock, type Cancel } from '../clock';
import { createErrorLedger } from './errorLedger';
import { createErrorReporter, type ErrorReporter, type LedgerModule } from './errorReporter';

const fetched = vi.fn<typeof fetch>();
const load = vi.fn<() => Promise<LedgerModule>>();
let reporter: ErrorReporter;
let stop: Cancel;
/** The ledger's code arrives, or its loading fails. */
let arrive: () => Promise<void>;
let fail: () => Promise<void>;

const sent = () =>
  fetched.mock.calls.map(([, init]) =>
    JSON.parse(String(init?.body)).map(({ data }: { data: { message: string } }) => data.message),
  );

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  load.mockReset().mockReturnValue(
    new Promise((resolve, reject) => {
      arrive = async () => {
        resolve({ createService: createErrorLedger });
        await vi.advanceTimersByTimeAsync(0);
      };
      fail = async () => {
        reject(new Error('Loading chunk reporter failed'));
        await vi.advanceTimersByTimeAsync(0);
      };
    }),
  );
  reporter = createErrorReporter(browserClock, load);
  stop = reporter._install();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for the code at the first error, once', async () => {
  expect(load).not.toHaveBeenCalled();
  reporter.report('one');
  dispatchEvent(Object.assign(new Event('error'), { message: 'two' }));
  expect(load).toHaveBeenCalledOnce();
  await arrive();
  expect(fetched).not.toHaveBeenCalled();
  reporter.report('three');
  vi.advanceTimersByTime(1000);
  expect(sent()).toEqual([['one', 'two', 'three']]);
  expect(load).toHaveBeenCalledOnce();
});

it('keeps the time and the address of an error', async () => {
  const before = location.href;
  vi.setSystemTime(1_700_000_000_000);
  reporter.report('early');
  history.replaceState(null, '', '/elsewhere');
  vi.setSystemTime(1_700_000_005_000);
  await arrive();
  vi.advanceTimersByTime(1000);
  history.replaceState(null, '', '/');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject([
    { timestamp: 1_700_000_000_000, data: { url: before } },
  ]);
});

it('keeps at most 100 errors until the code is here', async () => {
  for (let count = 0; count < 99; count += 1) reporter.report('again');
  reporter.report('the hundredth');
  reporter.report('one more');
  await arrive();
  reporter.report('later');
  vi.advanceTimersByTime(1000);
  expect(sent()).toEqual([['again', 'the hundredth', 'later']]);
});

it('loses errors, silently, where the code can’t be had', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  reporter.report('one');
  await fail();
  reporter.report('two');
  await vi.advanceTimersByTimeAsync(10_000);
  stop();
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
});

it('sends at once what comes after it was stopped, the code too', async () => {
  reporter.report('waiting');
  stop();
  await arrive();
  expect(sent()).toEqual([['waiting']]);
  reporter.report('of what is being stopped');
  expect(sent()).toEqual([['waiting'], ['of what is being stopped']]);
  expect(vi.getTimerCount()).toBe(0);
  stop = reporter._install();
  reporter.report('the next run');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('sends at once where the code comes when the page is hidden', async () => {
  reporter.report('on the way out');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await arrive();
  hidden.mockRestore();
  expect(sent()).toEqual([['on the way out']]);
  expect(vi.getTimerCount()).toBe(0);
});
