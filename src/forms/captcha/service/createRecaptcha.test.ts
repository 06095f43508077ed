import { afterEach, expect, it, vi } from 'vitest';
import { createRecaptcha } from './createRecaptcha';

const rendering = {
  siteKey: 'key',
  size: 'compact',
  theme: 'dark',
  onSolved: vi.fn(),
  onExpired: vi.fn(),
  onError: vi.fn(),
} as const;

const put = (api: unknown) => vi.stubGlobal('grecaptcha', api);

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('is rendered explicitly, by the script of the key’s kind', () => {
  const address = (isEnterprise: boolean) => createRecaptcha(isEnterprise).address('key');
  expect(address(false)).toBe('https://www.google.com/recaptcha/api.js?render=explicit');
  expect(address(true)).toBe('https://www.google.com/recaptcha/enterprise.js?render=explicit');
});

it('is not there before its script, or where an element has its name', async () => {
  expect(await createRecaptcha(false).ready()).toBe(false);
  document.body.innerHTML = '<img name="grecaptcha" id="grecaptcha">';
  expect(await createRecaptcha(false).ready()).toBe(false);
});

it('waits until the provider says that it can render', async () => {
  let run = () => {};
  const api: Record<string, unknown> = {
    ready(given: () => void) {
      run = given;
    },
  };
  put(api);
  const ready = createRecaptcha(false).ready();
  api.render = () => 0;
  run();
  expect(await ready).toBe(true);
});

it('does not ask one that can render already, which may throw', async () => {
  put({
    render: () => 0,
    ready() {
      throw new Error('Remove async or defer');
    },
  });
  expect(await createRecaptcha(false).ready()).toBe(true);
});

it('tells the provider what to show and whom to tell', () => {
  const render = vi.fn((_: HTMLElement, __: Record<string, unknown>) => 7);
  const [reset, remove] = [vi.fn(), vi.fn()];
  put({ render, reset, remove });
  const node = document.createElement('div');
  const handle = createRecaptcha(false).render(node, rendering);
  expect(render).toHaveBeenCalledWith(node, {
    sitekey: 'key',
    size: 'compact',
    theme: 'dark',
    callback: rendering.onSolved,
    'expired-callback': rendering.onExpired,
    'error-callback': rendering.onError,
  });
  handle.reset();
  handle.remove();
  expect(reset).toHaveBeenCalledWith(7);
  expect(remove).toHaveBeenCalledWith(7);
});

it('of an enterprise key is the enterprise’s, where there is one', () => {
  const [plain, enterprise] = [vi.fn(), vi.fn()];
  put({ render: plain, enterprise: { render: enterprise } });
  createRecaptcha(true).render(document.createElement('div'), rendering);
  put({ render: plain });
  createRecaptcha(true).render(document.createElement('div'), rendering);
  expect([enterprise, plain].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
