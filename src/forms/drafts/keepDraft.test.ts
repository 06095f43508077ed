import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  element,
  formOf,
  hiddenItem,
  likertItem,
  optionsItem,
  partsItem,
  selectItem,
  singleItem,
} from '#fixtures/harness/formItems';
import { heavyPropertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { readFormFields } from '../fields/readFormFields';
import { keepDraft } from './keepDraft';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function keep(form: HTMLFormElement, formId = 'form-1') {
  const scope = createTestRuntime().scope();
  const draft = keepDraft(scope, { form, formId, fields: readFormFields(form, () => {}) });
  return { ...draft, destroy: scope.destroy };
}

/** What is kept, as the storage has it. */
const kept = () => JSON.stringify({ ...sessionStorage });

function inputOf(form: HTMLFormElement, at = 0): HTMLInputElement {
  const input = form.querySelectorAll('input,textarea')[at];
  if (!input) throw new Error('no such input');
  return input as HTMLInputElement;
}

function type(input: HTMLInputElement, text: string) {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const everyKind = () =>
  formOf(
    singleItem('text', 'text-1'),
    singleItem('textarea', 'textarea-1', element('textarea')),
    partsItem('name', 'name-1', ['First', 'Last']),
    partsItem('date', 'date-1', ['Month', 'Day', 'Year']),
    optionsItem('checkbox', 'checkbox-1', ['a', 'b', 'c']),
    optionsItem('radio', 'radio-1', ['a', 'b']),
    selectItem('select-1', ['a', 'b']),
    likertItem('likert-1', ['Q']),
  );

const valuesOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input,select,textarea')].map(
    ({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? checked : value),
  );

describe('fields that a script draws', () => {
  const fieldsOf = (form: HTMLFormElement) => readFormFields(form, () => {});

  it('are kept from when they come, and after they went', () => {
    const form = formOf(singleItem('text', 'text-1'));
    const draft = keep(form);
    type(inputOf(form), 'First');
    vi.runAllTimers();
    form.replaceChildren(singleItem('text', 'text-2'));
    draft.take(fieldsOf(form));
    type(inputOf(form), 'Second');
    draft.destroy();

    const back = formOf(singleItem('text', 'text-1'));
    const again = keep(back);
    expect(inputOf(back).value).toBe('First');
    back.replaceChildren(singleItem('text', 'text-2'));
    again.take(fieldsOf(back));
    expect(inputOf(back).value).toBe('Second');
    // Once: what is drawn empty later is meant so.
    back.replaceChildren(singleItem('text', 'text-2'));
    again.take(fieldsOf(back));
    expect(inputOf(back).value).toBe('');
  });

  it('are not kept where one of them was a password', () => {
    const form = formOf(singleItem('text', 'text-1'));
    const draft = keep(form);
    form.append(singleItem('text', 'text-2', element('input', { type: 'password' })));
    draft.take(fieldsOf(form));
    inputOf(form, 1).type = 'text';
    draft.take(fieldsOf(form));
    type(inputOf(form, 1), 'Hunter');
    vi.runAllTimers();
    expect(kept()).not.toContain('Hunter');
  });
});

describe('leaving and coming back', () => {
  it('brings back what was typed and chosen, also into inputs without names', () => {
    const left = everyKind();
    const draft = keep(left);
    type(inputOf(left, 0), 'Text');
    type(inputOf(left, 1), 'Two\nlines');
    type(inputOf(left, 3), 'Last');
    type(inputOf(left, 5), '28');
    for (const checked of left.querySelectorAll<HTMLInputElement>('[value=b]')) checked.click();
    const select = left.querySelector('select');
    if (select) select.value = 'b';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    left.querySelector<HTMLInputElement>('[value="-1"]')?.click();
    draft.destroy();

    const back = everyKind();
    const changes = vi.fn();
    back.addEventListener('change', changes);
    expect(valuesOf(back)).not.toEqual(valuesOf(left));
    keep(back).destroy();
    expect(valuesOf(back)).toEqual(valuesOf(left));
    // One for each input that changed, for whoever listens to choices.
    expect(changes).toHaveBeenCalledTimes(8);
  });

  it('saves a while after the first key, what is there by then', () => {
    const form = everyKind();
    keep(form);
    type(inputOf(form), 'T');
    expect(sessionStorage).toHaveLength(0);
    vi.advanceTimersByTime(200);
    type(inputOf(form), 'Te');
    vi.advanceTimersByTime(100);
    expect(kept()).toContain('Te');
  });

  it('saves at once when the page is left', () => {
    const form = everyKind();
    keep(form);
    type(inputOf(form), 'Text');
    dispatchEvent(new Event('pagehide'));
    expect(kept()).toContain('Text');
  });

  it('judges no name before there is something to keep: a form comes to life without it', () => {
    const form = formOf(singleItem('text', 'text-1'), singleItem('text', 'text-2'));
    const labels = vi.spyOn(HTMLInputElement.prototype, 'labels', 'get');
    keep(form);
    vi.runAllTimers();
    expect(labels).not.toHaveBeenCalled();
    type(inputOf(form), 'Text');
    vi.runAllTimers();
    expect(labels).toHaveBeenCalled();
    expect(labels.mock.contexts).not.toContain(inputOf(form, 1));
    labels.mockRestore();
  });

  it('keeps nothing of a form that is as the server sent it, or is reset', () => {
    const form = everyKind();
    keep(form);
    type(inputOf(form), 'Text');
    vi.runAllTimers();
    expect(sessionStorage).toHaveLength(1);
    form.reset();
    vi.runAllTimers();
    expect(sessionStorage).toHaveLength(0);
  });

  it('has a draft for each form and each page', () => {
    const form = everyKind();
    keep(form);
    type(inputOf(form), 'Text');
    vi.runAllTimers();
    const other = everyKind();
    keep(other, 'form-2');
    history.replaceState(null, '', '/elsewhere');
    const elsewhere = everyKind();
    keep(elsewhere);
    history.replaceState(null, '', '/');
    expect([inputOf(other).value, inputOf(elsewhere).value]).toEqual(['', '']);
  });

  it('hears nothing once it has ended, but keeps what was typed last', () => {
    const form = everyKind();
    const draft = keep(form);
    type(inputOf(form), 'Text');
    draft.destroy();
    expect(kept()).toContain('Text');
    type(inputOf(form), 'Later');
    dispatchEvent(new Event('pagehide'));
    vi.runAllTimers();
    expect(kept()).not.toContain('Later');
  });
});

describe('after success', () => {
  it('is gone, and stays gone', () => {
    const form = everyKind();
    const draft = keep(form);
    type(inputOf(form), 'Text');
    vi.runAllTimers();
    type(inputOf(form), 'More');
    draft.forget();
    type(inputOf(form), 'Still more');
    vi.runAllTimers();
    dispatchEvent(new Event('pagehide'));
    draft.destroy();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('what is put back', () => {
  const leave = (make = everyKind) => {
    const form = make();
    const draft = keep(form);
    type(inputOf(form), 'Kept');
    type(inputOf(form, 2), 'Kept first');
    draft.destroy();
  };

  it('is not put over what the browser filled in or the visitor has typed by now', () => {
    leave();
    const form = everyKind();
    inputOf(form).value = 'Typed';
    inputOf(form, 3).value = 'Typed last';
    keep(form);
    expect(inputOf(form).value).toBe('Typed');
    // A field is one: a first name of then does not go with a last name of now.
    expect(inputOf(form, 2).value).toBe('');
  });

  it.each<[how: string, change: (form: HTMLFormElement) => void]>([
    ['another default', (form) => inputOf(form).setAttribute('value', 'Other')],
    ['another type', (form) => inputOf(form).setAttribute('type', 'email')],
    ['another kind', (form) => form.firstElementChild?.classList.replace('text', 'website')],
    ['another id', (form) => form.firstElementChild?.setAttribute('id', 'text-2')],
    ['one more input', (form) => form.firstElementChild?.append(element('input'))],
  ])('is not put into a field that has %s', (_, change) => {
    leave();
    const form = everyKind();
    change(form);
    const { value } = inputOf(form);
    keep(form);
    expect(inputOf(form).value).toBe(value);
    expect(
      inputOf(form, form.querySelectorAll('#text-1 input, #text-2 input').length + 1).value,
    ).toBe('Kept first');
  });

  it('is nothing but what such inputs can hold', () => {
    leave();
    const name = sessionStorage.key(0) ?? '';
    const { value } = JSON.parse(sessionStorage.getItem(name) ?? '');
    const [shape] = value['text-1'];
    const wrong = [
      ...[null, 7, 'text', [], {}, { 'text-1': null }, { 'text-1': 'x' }, { 'text-1': [] }],
      ...[{ 'text-1': [shape] }, { 'text-1': [shape, 7] }, { 'text-1': [shape, 'a', 'b'] }],
      ...[{ 'text-1': [shape + 1, 'a'] }, { 'text-1': [shape, { toString: 1 }] }],
    ];
    for (const draft of wrong) {
      sessionStorage.setItem(name, JSON.stringify({ value: draft }));
      const form = everyKind();
      keep(form);
      expect(inputOf(form).value).toBe('');
    }
    sessionStorage.setItem(name, JSON.stringify({ value: { 'text-1': [shape, 'right'] } }));
    const form = everyKind();
    keep(form);
    expect(inputOf(form).value).toBe('right');
  });
});

describe('never kept', () => {
  const SECRET = 'secret-4711';

  it.each<[what: string, item: () => HTMLElement]>([
    ['a password field', () => singleItem('password', 'p')],
    ['a password', () => singleItem('text', 'p', element('input', { type: 'password' }))],
    ['a hidden field', () => hiddenItem('h', 'utm', '')],
    ...['one-time-code', 'cc-number', 'billing cc-csc', 'new-password', 'off'].map(
      (words): [string, () => HTMLElement] => [
        `autocomplete="${words}"`,
        () => singleItem('text', 'p', element('input', { autocomplete: words })),
      ],
    ),
    ['a token', () => element('input', { name: 'csrf_token' })],
    ['a card’s number', () => element('input', { name: 'f1', id: 'card-number' })],
    ['a code by its name', () => element('input', { name: 'payment[cvc]' })],
    ['a number by its label', () => element('label', {}, 'IBAN', element('input', { name: 'f1' }))],
    ['a PIN by what it says', () => element('input', { name: 'f1', placeholder: 'Your PIN' })],
    ['a kept-out input', () => element('input', { name: 'f1', 'data-no-draft': '' })],
    [
      'an input in what is kept out',
      () => element('div', { 'data-no-draft': '' }, element('input', { name: 'f1' })),
    ],
    ['a captcha’s answer', () => element('textarea', { name: 'g-recaptcha-response' })],
    [
      'what stands in a captcha',
      () => element('div', { class: 'captcha-container' }, element('input', { name: 'answer' })),
    ],
  ])('%s', (_, item) => {
    const form = formOf(item());
    const draft = keep(form);
    type(inputOf(form), SECRET);
    vi.runAllTimers();
    draft.destroy();
    expect(kept()).not.toContain(SECRET);
  });

  it('a password that is shown', () => {
    const form = formOf(
      singleItem('text', 'shown', element('input', { type: 'password' })),
      singleItem('text', 'hides'),
    );
    keep(form);
    inputOf(form, 0).type = 'text';
    type(inputOf(form, 0), SECRET);
    type(inputOf(form, 1), SECRET);
    inputOf(form, 1).type = 'password';
    vi.runAllTimers();
    expect(kept()).not.toContain(SECRET);
  });

  it('what was kept of a field, once that is called a secret: it is not put back', () => {
    const form = formOf(singleItem('text', 'text-1'), singleItem('text', 'text-2'));
    const draft = keep(form);
    type(inputOf(form, 0), SECRET);
    type(inputOf(form, 1), SECRET);
    draft.destroy();
    const back = formOf(singleItem('text', 'text-1'), singleItem('text', 'text-2'));
    inputOf(back, 0).setAttribute('aria-label', 'Card number');
    keep(back);
    expect([inputOf(back, 0).value, inputOf(back, 1).value]).toEqual(['', SECRET]);
  });

  it('anything of a form that is not to be remembered', () => {
    const form = formOf(singleItem('text', 'text-1'));
    form.setAttribute('autocomplete', 'off');
    keep(form);
    type(inputOf(form), SECRET);
    vi.runAllTimers();
    expect(kept()).not.toContain(SECRET);
  });

  it(
    'a secret of any form',
    () => {
      const types = [
        'text',
        'email',
        'password',
        'hidden',
        'checkbox',
        'radio',
        'number',
        'search',
      ];
      const kinds = ['text', 'password', 'name', 'email', 'mood', 'hidden', 'date'];
      const input = fc.record({
        type: fc.constantFrom(...types),
        named: fc.boolean(),
        autocomplete: fc.constantFrom(
          '',
          'on',
          'off',
          'name',
          'cc-number',
          'section-a one-time-code',
        ),
      });
      const item = fc.record({
        kind: fc.constantFrom(...kinds),
        inputs: fc.array(input, { minLength: 1, maxLength: 3 }),
      });
      fc.assert(
        fc.property(
          fc.array(item, { minLength: 1, maxLength: 3 }),
          fc.boolean(),
          (items, isPlain) => {
            sessionStorage.clear();
            const secrets: HTMLInputElement[] = [];
            const form = formOf(
              ...items.map(({ kind, inputs }, at) =>
                element(
                  'div',
                  isPlain ? {} : { class: `form-item field ${kind}`, id: `f${at}` },
                  ...inputs.map(({ type, named, autocomplete }, place) => {
                    const made = element('input', { type, autocomplete });
                    if (named) made.setAttribute('name', `n${at}-${place}`);
                    const isSecret =
                      /password|hidden/.test(type) || /off|cc-|one-time/.test(autocomplete);
                    const ofSecretKind = !isPlain && /password|hidden/.test(kind);
                    if (isSecret || ofSecretKind) secrets.push(made);
                    return made;
                  }),
                ),
              ),
            );
            const draft = keep(form);
            for (const [at, input] of [...form.querySelectorAll('input')].entries()) {
              type(input, secrets.includes(input) ? `${SECRET}-${at}` : `7${at}`);
            }
            vi.runAllTimers();
            expect(kept()).not.toContain(SECRET);
            draft.destroy();
          },
        ),
        heavyPropertyRuns,
      );
    },
    propertyTimeout * 3,
  );
});
