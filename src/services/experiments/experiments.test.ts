import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { Runtime } from '#engine/runtime';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createConsent } from '#site/consent/consent';
import type { Analytics } from '../analytics/analytics';
import { createExperiments } from './experiments';
import { FORCING_PREFIX } from './forceVariant';

const record = vi.fn<Analytics['record']>();
let error: MockInstance<typeof console.error>;

/** The context of a runtime is what its parts read as well. */
const runtimeOf = (context: Record<string, unknown>): Runtime =>
  Object.assign(createTestRuntime(1, { analytics: { record } as unknown as Analytics }), {
    context: {
      read: <Value>(path: string, fallback: Value) =>
        (({ 'website.id': 'harbour', ...context })[path] as Value) ?? fallback,
    },
  });

const declared = [
  { name: 'on', experimentType: 'FEATURE_TOGGLE', variant: 'true' },
  { name: 'off', experimentType: 'FEATURE_TOGGLE', variant: 'false' },
  { name: 'odd', experimentType: 'FEATURE_TOGGLE', variant: 'TRUE' },
  {
    name: 'colour',
    experimentType: 'AB_TEST',
    variant: 'blue',
    segmentName: 'half',
    variants: ['blue', 'red'],
  },
  { name: 'plain', experimentType: 'AB_TEST', variant: 'true', containsError: false },
  { name: 'broken', experimentType: 'AB_TEST', variant: 'x', containsError: true },
  { name: 'bad', experimentType: 'SOMETHING', variant: 'x' },
  { name: '__proto__', experimentType: 'FEATURE_TOGGLE', variant: 'true' },
  'nothing',
  null,
];

beforeEach(() => {
  record.mockReset();
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  Reflect.set(document, 'cookie', 'ss_cookieAllowed=; Path=/; Max-Age=0');
});

describe('a toggle', () => {
  it.each([
    ['on', true],
    ['off', false],
    ['odd', false],
  ])('%s is %s, whatever the fallback', (name, isOn) => {
    const experiments = createExperiments(runtimeOf({ experiments: declared }));
    expect([experiments.isOn(name, !isOn), experiments.isOn(name, isOn)]).toEqual([isOn, isOn]);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('a test', () => {
  it('has its segment and its variant', () => {
    const experiments = createExperiments(runtimeOf({ experiments: declared }));
    expect(experiments.test('colour', 'red')).toEqual({ segmentName: 'half', variant: 'blue' });
    expect(experiments.test('plain', 'x')).toEqual({ segmentName: 'default', variant: 'true' });
  });

  it('is read from the platform’s own list as well', () => {
    const experiments = createExperiments(runtimeOf({ yuiEliminationExperimentList: declared }));
    expect(experiments.test('colour', 'red').variant).toBe('blue');
  });
});

describe.each([
  ['no declarations at all', {}, 'on', 'The underlying Praetor configuration is not loaded'],
  [
    'none of that name',
    { experiments: declared },
    'nowhere',
    'The specified feature does not exist',
  ],
  [
    'none of a name that every object has',
    { experiments: [] },
    'toString',
    'The specified feature does not exist',
  ],
  [
    'another type',
    { experiments: declared },
    'colour',
    'The specified feature is not a FEATURE_TOGGLE',
  ],
  [
    'an error of the server’s',
    { experiments: declared },
    'broken',
    'The specified feature has an invalid server-side definition',
  ],
  [
    'a declaration that can’t be read',
    { experiments: declared },
    'bad',
    'The specified feature has an invalid server-side definition',
  ],
])('%s', (_, context, name, text) => {
  it('is said on the console, and the fallback serves', () => {
    const experiments = createExperiments(runtimeOf(context));
    expect([experiments.isOn(name, true), experiments.isOn(name, false)]).toEqual([true, false]);
    expect(error).toHaveBeenCalledWith(`${text}: ${name}`);
    expect(record).not.toHaveBeenCalled();
  });
});

it('of a test that can’t be read, there is the default segment and the caller’s variant', () => {
  const experiments = createExperiments(runtimeOf({ experiments: declared }));
  expect(experiments.test('on', 'mine')).toEqual({ segmentName: 'default', variant: 'mine' });
  expect(error).toHaveBeenCalledWith('The specified feature is not a AB_TEST: on');
});

describe('a link', () => {
  it('forces a declared variant, and is no exposure to learn from', async () => {
    history.replaceState(null, '', `?${FORCING_PREFIX}colour=red&${FORCING_PREFIX}on=false`);
    const experiments = createExperiments(runtimeOf({ experiments: declared }));
    expect(experiments.test('colour', 'x').variant).toBe('red');
    expect(experiments.isOn('on', true)).toBe(false);
    history.replaceState(null, '', '/');
    const later = createExperiments(runtimeOf({ experiments: declared }));
    expect(later.test('colour', 'x').variant).toBe('red');
    await Promise.resolve();
    expect(record).not.toHaveBeenCalled();
  });

  it('forces nothing else', () => {
    history.replaceState(null, '', `?${FORCING_PREFIX}colour=green`);
    const experiments = createExperiments(runtimeOf({ experiments: declared }));
    expect(experiments.test('colour', 'x').variant).toBe('blue');
    expect(sessionStorage.length).toBe(0);
  });
});

describe('exposure', () => {
  it('is recorded once a page', async () => {
    const experiments = createExperiments(runtimeOf({ experiments: declared }));
    experiments.test('colour', 'x');
    experiments.test('colour', 'x');
    await vi.waitFor(() => expect(record).toHaveBeenCalledTimes(1));
    expect(record).toHaveBeenCalledWith('experiment-exposure', {
      name: 'colour',
      experimentType: 'AB_TEST',
      segmentName: 'half',
      variant: 'blue',
    });
  });

  it('waits for consent', async () => {
    const runtime = runtimeOf({
      experiments: declared,
      'cookieSettings.isRestrictiveCookiePolicyEnabled': true,
    });
    const experiments = createExperiments(runtime);
    experiments.isOn('on', false);
    await Promise.resolve();
    expect(record).not.toHaveBeenCalled();
    runtime.part(createConsent).answer(true);
    await vi.waitFor(() => expect(record).toHaveBeenCalledTimes(1));
    experiments.destroy();
  });
});
