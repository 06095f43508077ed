import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallOptions } from '#calls/http/call';
import type { Http } from '#calls/http/http';
import { httpTexts } from '#calls/http/httpTexts';
import { createHttpError } from '#calls/http/reply/httpError';
import type { RequestBody } from '#calls/http/request/requestBody';
import type { Runtime } from '#engine/runtime';
import { mountBlock } from '#fixtures/harness/mountBlock';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import type { HtmlGate } from '#page/html/htmlGate';
import { mount } from '.';

const json = { type: 55, id: 'boats', value: {}, collectionId: 'events' };
const post = vi.fn<(path: string, body?: RequestBody, options?: CallOptions) => Promise<unknown>>();
const scan = vi.fn(async () => {});
const report = vi.fn();
let node: HTMLElement;
let runtime: Runtime;

beforeEach(() => {
  document.body.innerHTML =
    '<div data-block="rendering"><div data-rendering-content><p>Before</p> text</div></div>';
  node = document.body.firstElementChild as HTMLElement;
  const refuse = () => Promise.reject(new Error('only posted'));
  const http: Http = {
    texts: httpTexts,
    get: refuse,
    post,
    put: refuse,
    delete: refuse,
    on: () => () => {},
    keepXsrfToken() {},
    destroy() {},
  };
  const html: HtmlGate = {
    // What the gate lets through is its own tests' matter.
    async sanitize(text) {
      const fragment = document.createDocumentFragment();
      fragment.append(`sanitised ${text}`);
      return fragment;
    },
    copyLive: () => undefined,
    owner: { write: refuse, run: refuse },
  };
  const base = createTestRuntime(1, { http, html });
  runtime = { ...base, report, scan };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  for (const mock of [post, scan, report]) mock.mockReset();
  document.body.replaceChildren();
});

const place = () => node.querySelector('[data-rendering-content]') as HTMLElement;
const start = () =>
  mountBlock(mount, node, { id: 'harbour', name: 'rendering', json, runtime }).unmount;

it('puts what the gate lets through in the place of what was there, and has it looked over', async () => {
  post.mockResolvedValue({ html: 'boats' });
  const before = [...place().childNodes];
  const unmount = start();
  expect(place().getAttribute('aria-busy')).toBe('true');
  await vi.waitFor(() => expect(place().textContent).toBe('sanitised boats'));
  expect(place().hasAttribute('aria-busy')).toBe(false);
  expect(scan).toHaveBeenCalledExactlyOnceWith(place());
  expect(post).toHaveBeenCalledExactlyOnceWith(
    '/api/widget/GetWidgetRendering',
    {
      form: {
        widgetJSON: JSON.stringify({ type: 55, id: 'boats', value: {} }),
        collectionId: 'events',
      },
    },
    { signal: expect.any(AbortSignal) },
  );
  unmount();
  expect([...place().childNodes]).toEqual(before);
});

it('keeps what was there where the call fails, and says so three ways', async () => {
  const error = createHttpError('network', { url: '/api/', message: 'Unable to connect…' });
  post.mockRejectedValue(error);
  const failed = vi.fn();
  node.addEventListener('skerry:failed', ({ detail }: CustomEventInit) => failed(detail));
  const markup = node.outerHTML;
  const unmount = start();
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  expect(node.outerHTML).toBe(markup);
  expect(failed).toHaveBeenCalledExactlyOnceWith({
    name: 'rendering',
    block: 'harbour',
    node,
    error,
  });
  expect(report).toHaveBeenCalledExactlyOnceWith(error, {
    initializer: 'rendering',
    block: 'harbour',
  });
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Skerry: rendering harbour: html: HttpError: Unable to connect…/),
  );
  unmount();
  expect(node.outerHTML).toBe(markup);
});

it('stops the call when it is given back, and changes nothing after that', async () => {
  let answer = (_: unknown) => {};
  post.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const markup = node.outerHTML;
  const unmount = start();
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  unmount();
  expect(post.mock.calls[0]?.[2]?.signal?.aborted).toBe(true);
  answer({ html: 'late' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(node.outerHTML).toBe(markup);
  expect(report).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
