import { afterEach, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createLabelWatch } from './createLabelWatch';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('looks at all labels before it tells of the first, and again when the window has another size', async () => {
  document.body.innerHTML = `
    <input type="checkbox" id="a"><label for="a"></label>
    <input type="checkbox" id="b"><label for="b" hidden></label>`;
  const order: string[] = [];
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    order.push('look');
    return (this.matches('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
  const watch = createLabelWatch(createTestRuntime());
  const stops = [...document.querySelectorAll('input')].map((box) =>
    watch(box, (isSeen) => order.push(`${box.id} ${isSeen}`)),
  );
  expect(order).toEqual([]);
  const all = ['look', 'look', 'a true', 'b false'];
  await vi.waitFor(() => expect(order).toEqual(all));
  window.dispatchEvent(new Event('resize'));
  expect(order).toEqual([...all, ...all]);
  stops[0]?.();
  window.dispatchEvent(new Event('resize'));
  expect(order.slice(8)).toEqual(['look', 'b false']);
});
