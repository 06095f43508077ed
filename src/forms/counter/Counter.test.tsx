import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBlockScope } from '#engine/block/createBlockScope';
import { element, formOf, singleItem } from '#fixtures/harness/formItems';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { forms } from '#texts/forms/forms';
import { readFormFields } from '../fields/readFormFields';
import { Counters } from './Counters';
import { counterState } from './counterState';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A form of these items with its counters. */
function count(...items: HTMLElement[]) {
  const form = formOf(...items);
  document.body.append(form);
  const before = form.outerHTML;
  const root = createRoot(document.createElement('div'));
  const block = { id: 'block-1', json: undefined };
  const initializer = { name: 'form', load: () => ({ mount() {} }) };
  const scope = createBlockScope(createTestRuntime(), { initializer, node: form, block });
  const fields = readFormFields(form, () => {});
  flushSync(() => root.render(<Counters fields={fields} texts={forms} scope={scope} />));
  return {
    form,
    before,
    counters: () =>
      [...form.querySelectorAll('.skerry-form-counter > [id]')].map((c) => c.textContent),
    isExceeded: () => form.querySelector('.skerry-form-counter')?.classList.contains('error'),
    heard: () => form.querySelector('[role=status]')?.textContent,
    type(text: string) {
      const area = form.querySelector('textarea');
      flushSync(() => {
        if (area) area.value = text;
        area?.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    pass: (ms: number) => flushSync(() => vi.advanceTimersByTime(ms)),
    stop() {
      flushSync(() => root.unmount());
      scope.destroy();
    },
  };
}

const area = (max: string, text = '') =>
  singleItem('textarea', 'textarea-1', element('textarea', { 'data-max-length': max }, text));

it('counts what is there and what is typed, and says when it is too much', () => {
  const { counters, isExceeded, type } = count(area('20', 'Hello'));
  expect([counters(), isExceeded()]).toEqual([['5 / 20'], false]);
  type('a'.repeat(20));
  expect([counters(), isExceeded()]).toEqual([['20 / 20'], false]);
  type('a'.repeat(21));
  expect([counters(), isExceeded()]).toEqual([['21 / 20'], true]);
  type('');
  expect([counters(), isExceeded()]).toEqual([['0 / 20'], false]);
});

it.each(['0', '-1', 'many', ''])('has nothing to count up to %j', (max) => {
  const { counters, form, before } = count(area(max), singleItem('text', 'text-1'));
  expect(counters()).toEqual([]);
  expect(form.outerHTML).toBe(before);
});

it('describes its area, beside what describes it already, and gives all back', () => {
  const { form, before, stop } = count(
    singleItem(
      'textarea',
      'textarea-1',
      element('textarea', { maxlength: '9', 'aria-describedby': 'hint' }),
    ),
  );
  const [hint, counter] =
    form.querySelector('textarea')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(hint).toBe('hint');
  expect(document.getElementById(counter ?? '')?.textContent).toBe('0 / 9');
  stop();
  expect(form.outerHTML).toBe(before);
});

it('is heard only near the end, once the visitor has stopped typing', () => {
  const { heard, type, pass } = count(area('200'));
  type('a'.repeat(100));
  pass(2000);
  expect(heard()).toBe('');
  type('a'.repeat(180));
  pass(999);
  expect(heard()).toBe('');
  type('a'.repeat(181));
  pass(1000);
  expect(heard()).toBe('181 / 200');
  type('a'.repeat(201));
  pass(1000);
  expect(heard()).toBe('You have exceeded the character limit. 201 / 200');
  type('a');
  pass(1000);
  expect(heard()).toBe('');
});

it('does not read out at once what was there from the start', () => {
  const { heard, pass } = count(area('5', 'Hello'));
  pass(5000);
  expect(heard()).toBe('');
});

it('follows a form that is reset', () => {
  const { form, counters, type, pass } = count(area('20', 'Hello'));
  type('Something else');
  form.reset();
  pass(0);
  expect(counters()).toEqual(['5 / 20']);
});

it('stands beside a label, which it would become a part of', () => {
  const label = element(
    'label',
    {},
    'Message ',
    element('textarea', { name: 'message', maxlength: '9' }),
  );
  count(label);
  expect(label.nextElementSibling?.className).toBe('skerry-form-counter');
});

it.each([
  [0, 200, 'far'],
  [179, 200, 'far'],
  [180, 200, 'near'],
  [200, 200, 'near'],
  [201, 200, 'exceeded'],
  [0, 10, 'near'],
  [9, 20, 'far'],
  [10, 20, 'near'],
] as const)('%d of %d is %s', (count, max, expected) => {
  expect(counterState(count, max)).toBe(expected);
});
