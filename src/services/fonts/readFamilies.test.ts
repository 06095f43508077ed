import { expect, it } from 'vitest';
import { readFamilies } from './readFamilies';

it('takes names and what has one, each once', () => {
  expect(
    readFamilies([
      'Lora',
      { family: 'Work Sans' },
      { name: 'lora-pro' },
      ' Lora ',
      '',
      5,
      null,
      {},
    ]),
  ).toEqual(['Lora', 'Work Sans', 'lora-pro']);
});

it('takes no more than fifty, none longer than a name', () => {
  const many = Array.from({ length: 80 }, (_, index) => `Font ${index}`);
  expect(readFamilies(many)).toHaveLength(50);
  expect(readFamilies(['x'.repeat(500)])[0]).toHaveLength(100);
});
