import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { readFormTexts } from '../../formTexts';
import { createRoom } from '../createRoom';
import { createAccount, createCaptcha } from './createCaptcha';
import type { CaptchaRendering } from './createRecaptcha';

const settings = { theme: 'dark', align: 'center' } as const;
const LOAD_FAILED = 'The captcha could not be loaded. Please try again.';

interface Asked {
  siteKey?: string;
  /** What the provider says when it is asked whether it is here, call by call; then false. */
  ready?: (boolean | Promise<boolean>)[];
  render?: () => void;
  width?: number;
}

function make({ siteKey = 'key', ready = [true], render, width = 600 }: Asked = {}) {
  document.body.innerHTML =
    '<div class="sqs-block" id="block-a"><form><div class="captcha-container  align-center"></div></form></div>';
  const before = document.body.innerHTML;
  const container = document.querySelector('.captcha-container') as HTMLElement;
  container.getBoundingClientRect = () => ({ width }) as DOMRect;
  const waits: (() => void)[] = [];
  const runtime = {
    ...createTestRuntime(),
    clock: {
      now: () => 0,
      after(ms: number, run: () => void) {
        if (ms === 10_000) waits.push(run);
        return () => {};
      },
    },
  };
  const shown: CaptchaRendering[] = [];
  const reset = vi.fn();
  const provider = {
    address: () => 'https://captcha.example/api.js',
    ready: vi.fn(async () => (ready.length ? (ready.shift() as boolean) : false)),
    render(node: HTMLElement, rendering: CaptchaRendering) {
      render?.();
      node.append(document.createElement('iframe'));
      shown.push(rendering);
      return { reset, remove() {} };
    },
  };
  const parts = new Map<unknown, unknown>([[createAccount, { siteKey, provider }]]);
  runtime.part = <T>(create: (given: typeof runtime) => T) => {
    if (!parts.has(create)) parts.set(create, create(runtime));
    return parts.get(create) as T;
  };
  runtime.scope = () => createScope(runtime, { report: runtime.report });
  const scope = runtime.scope();
  const room = createRoom(scope, container, settings.align);
  const texts = readFormTexts(runtime);
  const tell = vi.fn();
  const captcha = createCaptcha(scope, { container, settings, room, texts, tell });
  return { captcha, container, scope, before, shown, reset, told: tell, provider, waits };
}

const message = () => document.querySelector('.skerry-captcha-message')?.textContent;
const complaints = () => vi.mocked(console.error).mock.calls.map(([text]) => text);
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*=captcha]');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  document.body.replaceChildren();
  for (const each of document.head.querySelectorAll('script, template')) each.remove();
});

it('shows nothing and asks for nothing before it starts', async () => {
  const { before, provider } = make();
  expect(document.body.innerHTML).toBe(before);
  expect(provider.ready).not.toHaveBeenCalled();
});

it('shows one captcha by the site’s key, however often it is started', async () => {
  const { captcha, container, shown } = make();
  captcha.start();
  captcha.start();
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  captcha.start();
  expect(shown).toMatchObject([{ siteKey: 'key', size: 'normal', theme: 'dark' }]);
  expect(container.classList.contains('rendered')).toBe(true);
});

it.each([
  [319.9, 'compact'],
  [320, 'normal'],
])('in %f px is %s', async (width, size) => {
  const { captcha, shown } = make({ width });
  captcha.start();
  await vi.waitFor(() => expect(shown).toMatchObject([{ size }]));
});

it('has an answer while the provider says so', async () => {
  const { captcha, shown, told } = make();
  captcha.start();
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(captcha.answer()).toBeUndefined();
  shown[0]?.onSolved('one');
  expect(captcha.answer()).toBe('one');
  shown[0]?.onExpired();
  expect(captcha.answer()).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(2);
});

it('is due from its reset until it is solved', async () => {
  const { captcha, shown, reset } = make();
  captcha.start();
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  shown[0]?.onSolved('one');
  captcha.reset();
  expect(reset).toHaveBeenCalledOnce();
  expect(captcha.answer()).toBeUndefined();
  expect(captcha.isDue()).toBe(true);
  expect(message()).toBe('Complete CAPTCHA before submitting.');
  shown[0]?.onSolved('two');
  expect(captcha.answer()).toBe('two');
  expect(captcha.isDue()).toBe(false);
  expect(message()).toBe('');
});

it('is not due where the provider can’t go on', async () => {
  const { captcha, shown } = make();
  captcha.start();
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  captcha.reset();
  shown[0]?.onError();
  expect(captcha.isDue()).toBe(false);
  expect(message()).toBe(LOAD_FAILED);
});

it('without a key says so once, to the developer and to the visitor', async () => {
  const { captcha, told } = make({ siteKey: '' });
  captcha.start();
  captcha.start();
  expect(complaints()).toEqual(['Skerry: captcha block-a: ReCaptcha has not been set up!']);
  expect(message()).toBe(LOAD_FAILED);
  expect(told).toHaveBeenCalledOnce();
});

it('says where a script makes no captchas, and tries again when it is started again', async () => {
  const { captcha, shown } = make({ ready: [false, false, false, true] });
  captcha.start();
  await vi.waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(complaints()).toHaveLength(1));
  expect(complaints()[0]).toBe('Skerry: captcha block-a: ReCaptcha has not been set up!');
  expect(message()).toBe(LOAD_FAILED);
  expect(script()).toBeNull();
  captcha.start();
  await vi.waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(message()).toBe('');
});

it.each(['error', 'silence'])('says where the script ends in %s', async (end) => {
  const { captcha, waits } = make({ ready: [false] });
  captcha.start();
  await vi.waitFor(() => expect(script()).not.toBeNull());
  if (end === 'error') script()?.dispatchEvent(new Event('error'));
  else waits[0]?.();
  await vi.waitFor(() => expect(message()).toBe(LOAD_FAILED));
  expect(complaints()).toEqual(['Skerry: captcha block-a: ReCaptcha has not been set up!']);
});

it('says where the provider throws, and tries again in an empty place', async () => {
  const render = vi.fn<() => void>().mockImplementationOnce(() => {
    throw new Error('Invalid site key');
  });
  const { captcha, shown } = make({ render });
  captcha.start();
  await vi.waitFor(() => expect(message()).toBe(LOAD_FAILED));
  expect(complaints()).toEqual(['Skerry: captcha block-a: Error rendering captcha into node']);
  captcha.start();
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

it('that is destroyed before its script came says so, and shows nothing', async () => {
  let arrive = (_: boolean) => {};
  const { captcha, scope, before, shown } = make({
    ready: [
      new Promise((resolve) => {
        arrive = resolve;
      }),
    ],
  });
  captcha.start();
  scope.destroy();
  expect(complaints()).toEqual(['Skerry: captcha block-a: Document was destroyed']);
  arrive(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual([]);
  expect(document.body.innerHTML).toBe(before);
});

it('gives its container back as it was', async () => {
  const { captcha, scope, before, shown, told } = make();
  captcha.start();
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  scope.destroy();
  shown[0]?.onSolved('late');
  expect(document.body.innerHTML).toBe(before);
  expect(told).not.toHaveBeenCalled();
  expect(complaints()).toEqual([]);
});

it('takes the page’s own script, where it may come from', async () => {
  const put = (address: string) => {
    document.head.innerHTML = `<template data-captcha-script><script src="${address}" integrity="sha384-a"></script></template>`;
  };
  put('http://other.example/captcha.js');
  const { captcha, scope } = make({ ready: [false, false] });
  captcha.start();
  await vi.waitFor(() => expect(message()).toBe(LOAD_FAILED));
  expect(script()).toBeNull();
  put('https://other.example/captcha.js');
  captcha.start();
  await vi.waitFor(() => expect(script()?.src).toBe('https://other.example/captcha.js'));
  expect(script()?.getAttribute('integrity')).toBe('sha384-a');
  scope.destroy();
});
