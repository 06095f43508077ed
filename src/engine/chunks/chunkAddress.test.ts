import { afterEach, expect, it } from 'vitest';
import { createChunkAddress } from './chunkAddress';

const { stackTraceLimit } = Error;

afterEach(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

it('takes the address of the script’s tag where errors have no stack', () => {
  Error.stackTraceLimit = 0;
  const script = document.createElement('script');
  script.src = 'https://files.example/v1/skerry.js';
  expect(createChunkAddress(script)('menu.js')).toBe('https://files.example/v1/chunks/menu.js');
  script.dataset.skerryChunks = 'elsewhere';
  expect(createChunkAddress(script)('menu.js')).toBe('https://files.example/v1/elsewhere/menu.js');
});

it('takes the page’s where there is no tag either', () => {
  Error.stackTraceLimit = 0;
  expect(createChunkAddress(null)('menu.js')).toBe(new URL('chunks/menu.js', location.href).href);
});
