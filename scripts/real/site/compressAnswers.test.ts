import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { compressAnswers } from './compressAnswers';

const app = new Hono();
app.use(compressAnswers());
app.get('/text', (c) => c.text('a'.repeat(1000)));
app.get('/picture', (c) => c.body('a', 200, { 'Content-Type': 'image/png' }));

it('sends a text in Brotli, however often it is asked for', async () => {
  for (const _ of ['once', 'again']) {
    const response = await app.request('/text');
    expect(response.headers.get('Content-Encoding')).toBe('br');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe('a'.repeat(1000));
  }
});

it('leaves pictures and errors as they are', async () => {
  for (const path of ['/picture', '/missing']) {
    const response = await app.request(path);
    expect(response.headers.get('Content-Encoding')).toBeNull();
  }
});
