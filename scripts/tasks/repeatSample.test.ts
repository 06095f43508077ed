import { expect, it } from 'vitest';
import { repeatSample } from './repeatSample';

it('gives each copy ids of its own, and what names them', () => {
  expect(repeatSample('<a href="#bay" id="to">To</a><p id="bay"></p>', 2)).toBe(
    [
      '<a href="#bay-1" id="to-1">To</a><p id="bay-1"></p>',
      '<a href="#bay-2" id="to-2">To</a><p id="bay-2"></p>',
    ].join('\n'),
  );
  expect(repeatSample('<input aria-describedby="one other">', 1)).toBe(
    '<input aria-describedby="one-1 other-1">',
  );
});

it('leaves other attributes as they are', () => {
  const html = '<form method="post" data-id="bay"><a href="/bay#to">Bay</a></form>';
  expect(repeatSample(html, 1)).toBe(html);
});
