import { expect, it } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { dressNeutral } from './dressNeutral';

it('leaves the server’s count as it is written until a press', () => {
  document.body.innerHTML = '<span> 012\n</span>';
  const count = document.body.firstElementChild as HTMLElement;
  const first = { isLiked: false, count: 12 };
  const scope = createTestRuntime().scope('like');
  const show = dressNeutral(scope, { count, first });
  show(first);
  expect(count.textContent).toBe(' 012\n');
  show({ isLiked: true, count: 13 });
  expect(count.textContent).toBe('13');
  show({ isLiked: false, count: 12 });
  expect(count.textContent).toBe('12');
  scope.destroy();
  expect(count.textContent).toBe(' 012\n');
});
