import { expect, it } from 'vitest';
import { isUsZip } from './isUsZip';

it.each(['00501', '99950'])('takes %s', (zip) => {
  expect(isUsZip(zip)).toBe(true);
});

it.each(['', '1234', '123456', '12345-6789', ' 12345', '12345\n', '1234a', '１２３４５'])(
  'refuses %j',
  (zip) => {
    expect(isUsZip(zip)).toBe(false);
  },
);
