import { expect, it, vi } from 'vitest';
import type { Runtime } from '#engine/runtime';
import { safeText } from './safeText';

/** A runtime whose HTML gate gives what it was asked for, as a text. */
function createRuntime(sanitize = vi.fn(async (html: string) => new Text(`clean ${html}`))) {
  const report = vi.fn<Runtime['report']>();
  return { runtime: { use: async () => ({ sanitize }), report } as unknown as Runtime, report };
}

const wordsOf = async (runtime: Runtime, text: string) =>
  (await safeText(runtime, text, 'search')).textContent;

it.each(['Fish & chips', 'a < b', 'R&D, and &'])('takes %j for mere words', async (text) => {
  expect(await wordsOf(createRuntime().runtime, text)).toBe(text);
});

it.each(['<b>New</b>', 'Fish &amp; chips', 'Tom&#39;s', 'Tom&#x27;s'])(
  'sends %j through the gate',
  async (text) => {
    expect(await wordsOf(createRuntime().runtime, text)).toBe(`clean ${text}`);
  },
);

it('shows the words without the markup where the gate refuses, and reports why', async () => {
  const refusal = new Error('Trusted Types');
  const { runtime, report } = createRuntime(vi.fn(() => Promise.reject(refusal)));
  expect(await wordsOf(runtime, '<b>Sold</b>&#160;out')).toBe(' Sold  out');
  expect(report).toHaveBeenCalledWith(refusal, { initializer: 'search' });
});
