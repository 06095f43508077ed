import { afterEach, expect, it, vi } from 'vitest';
import { createScope, type Scope } from '#engine/scope';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import type { CaptchaRequest, Captchas } from './captchas';
import { createFormCaptcha } from './createFormCaptcha';

const LOAD_FAILED = 'The captcha could not be loaded. Please try again.';

afterEach(() => document.body.replaceChildren());

/** A form's captcha, and what becomes of each time that it asks for the service. */
function make() {
  document.body.innerHTML = '<form><div class="captcha-container"></div></form>';
  const before = document.body.innerHTML;
  const container = document.querySelector('.captcha-container') as HTMLElement;
  const asked: { resolve(service: Captchas): void; reject(error: Error): void }[] = [];
  const report = vi.fn();
  const runtime = createTestRuntime();
  runtime.use = <Service>() =>
    new Promise<Service>((resolve, reject) => {
      asked.push({ resolve: resolve as (service: Captchas) => void, reject });
    });
  const scope = createScope(runtime, { report });
  const requests: CaptchaRequest[] = [];
  const challenge = {
    start: vi.fn(),
    answer: vi.fn(() => 'answer'),
    reset: vi.fn(),
    isDue: vi.fn(() => true),
  };
  const taken = vi.fn();
  const service = {
    create(scope: Scope, request: CaptchaRequest) {
      requests.push(request);
      scope.own(taken);
      return challenge;
    },
  };
  const captcha = createFormCaptcha(scope, {
    container,
    settings: { theme: 'dark', align: 'left' },
  });
  const told = vi.fn();
  captcha.watch(told);
  return {
    captcha,
    scope,
    taken,
    container,
    before,
    asked,
    service,
    challenge,
    requests,
    told,
    report,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const message = () => document.querySelector('.skerry-captcha-message')?.textContent;

it('asks for nothing, and changes nothing, before it starts', () => {
  const { before, asked } = make();
  expect(asked).toEqual([]);
  expect(document.body.innerHTML).toBe(before);
});

it('takes its room at once, and asks once for what it shows there', async () => {
  const { captcha, container, asked, service, challenge, requests } = make();
  captcha.start();
  captcha.start();
  expect(container.classList.contains('rendered')).toBe(true);
  expect(asked).toHaveLength(1);
  asked[0]?.resolve(service);
  await settle();
  expect(challenge.start).toHaveBeenCalledTimes(1);
  captcha.start();
  expect(challenge.start).toHaveBeenCalledTimes(2);
  expect(requests).toHaveLength(1);
});

it('has no answer while its code is on its way', async () => {
  const { captcha, asked, service, challenge } = make();
  captcha.start();
  captcha.reset();
  expect([captcha.answer(), captcha.isDue()]).toEqual([undefined, false]);
  asked[0]?.resolve(service);
  await settle();
  expect([captcha.answer(), captcha.isDue()]).toEqual(['answer', true]);
  captcha.reset();
  expect(challenge.reset).toHaveBeenCalledOnce();
});

it('tells what it is told', async () => {
  const { captcha, asked, service, requests, told } = make();
  captcha.start();
  asked[0]?.resolve(service);
  await settle();
  requests[0]?.tell();
  expect(told).toHaveBeenCalledOnce();
});

it('says that its code failed, has no answer, and tries again when it is started again', async () => {
  const { captcha, asked, service, challenge, report } = make();
  captcha.start();
  const error = new Error('Loading chunk captcha failed');
  asked[0]?.reject(error);
  await settle();
  expect(message()).toBe(LOAD_FAILED);
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
  expect([captcha.answer(), captcha.isDue()]).toEqual([undefined, false]);
  captcha.start();
  asked[1]?.resolve(service);
  await settle();
  expect(challenge.start).toHaveBeenCalledOnce();
});

it.each(['comes', 'fails'])('that is destroyed before its code %s stays away', async (end) => {
  const { captcha, scope, before, asked, service, requests, report } = make();
  captcha.start();
  scope.destroy();
  if (end === 'comes') asked[0]?.resolve(service);
  else asked[0]?.reject(new Error('destroyed'));
  await settle();
  expect(requests).toEqual([]);
  expect(report).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe(before);
});

it('gives its container back as it was', async () => {
  const { captcha, scope, taken, before, asked, service } = make();
  captcha.start();
  asked[0]?.resolve(service);
  await settle();
  scope.destroy();
  expect(taken).toHaveBeenCalledOnce();
  expect(document.body.innerHTML).toBe(before);
});
