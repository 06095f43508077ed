import { expect, test } from 'vitest';
import { straySamples } from './straySamples';

const FILE = 'def view(request):\n    if a:\n        return b\n';

test('a sample is found whatever it is indented by', () => {
  expect(straySamples('# It\n```python\nif a:\n    return b\n```\n', [FILE])).toEqual([]);
});

test('a sample that is in no file is named', () => {
  expect(straySamples('```js\nconst a = 1;\n```\n', [FILE])).toEqual(['const a = 1;']);
});
