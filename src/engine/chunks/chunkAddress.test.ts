import { afterEach, expect, it, vi } from 'vitest';
import { createChunkAddress } from './chunkAddress';

const { stackTraceLimit, prepareStackTrace } = Error;

afterEach(() => {
  Error.stackTraceLimit = stackTraceLimit;
  Error.prepareStackTrace = prepareStackTrace;
});

it('needs no stack before a chunk is asked for', () => {
  const prepare = vi.fn(() => 'Error\n  at https://files.example/v1/skerry.js:1:2');
  Error.prepareStackTrace = prepare;
  const address = createChunkAddress(null);
  expect(prepare).not.toHaveBeenCalled();
  expect(address('menu.js')).toBe('https://files.example/v1/chunks/menu.js');
  expect(prepare).toHaveBeenCalled();
});

it('takes the address of the script’s tag where errors have no stack', () => {
  Error.stackTraceLimit = 0;
  const script = document.createElement('script');
  script.src = 'https://files.example/v1/skerry.js';
  expect(createChunkAddress(script)('menu.js')).toBe('https://files.example/v1/chunks/menu.js');
  script.dataset.skerryChunks = 'elsewhere';
  expect(createChunkAddress(script)('menu.js')).toBe('https://files.example/v1/elsewhere/menu.js');
});

it('knows no folder where there is no tag either', () => {
  Error.stackTraceLimit = 0;
  expect(() => createChunkAddress(null)('menu.js')).toThrow(TypeError);
});
