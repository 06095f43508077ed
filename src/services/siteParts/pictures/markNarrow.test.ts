import { afterEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { markNarrow } from './markNarrow';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('marks the image blocks below 415 px, hidden ones not, until the scope ends', () => {
  document.body.innerHTML = [0, 414, 415]
    .map((width) => `<div class="image-block-outer-wrapper" data-width="${width}"></div>`)
    .join('');
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Number(this.dataset.width);
  });
  const before = document.body.innerHTML;
  const scope = createTestRuntime().scope();
  markNarrow(scope);
  const narrow = [...document.querySelectorAll<HTMLElement>('.sqs-narrow-width')];
  expect(narrow.map(({ dataset }) => dataset.width)).toEqual(['414']);
  scope.destroy();
  expect(document.body.innerHTML).toBe(before);
});
