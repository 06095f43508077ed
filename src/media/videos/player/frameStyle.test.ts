import { expect, it } from 'vitest';
import { frameStyle } from './frameStyle';

it('sizes a frame by its box and its shape', () => {
  expect(frameStyle('none', 50)).toMatchObject({ width: '100%', height: '100%' });
  expect(frameStyle('fit', 50)).toMatchObject({
    width: 'min(100cqw, 200cqh)',
    height: 'min(100cqh, 50cqw)',
  });
  expect(frameStyle('fill', 50)).toMatchObject({
    width: 'max(100cqw, 200cqh)',
    height: 'max(100cqh, 50cqw)',
  });
});
