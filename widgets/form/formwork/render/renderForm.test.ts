import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { readFormFields } from '#forms/fields/readFormFields';
import { formValues } from '#forms/fields/value/formValues';
import { likert } from '#texts/forms/likert';
import { readRenderModel } from '../model/readRenderModel';
import { renderForm } from './renderForm';

const warn = vi.fn<(field: string, message: string) => void>();

beforeEach(() => {
  warn.mockReset();
});
afterEach(() => document.body.replaceChildren());

const options = ['Oak', 'Pine'];
const everyKind = [
  { type: 'name', title: 'Name' },
  { type: 'email', title: 'E-mail' },
  { type: 'phone', title: 'Phone', showCountryCode: true },
  { type: 'text', title: 'Boat' },
  { type: 'number', title: 'Crew' },
  { type: 'textarea', title: 'Story', maxLength: 80 },
  { type: 'website', title: 'Website' },
  { type: 'twitter', title: 'Twitter' },
  { type: 'password', title: 'Password' },
  { type: 'currency', title: 'Price', currencySymbol: '£' },
  { type: 'date', title: 'Date' },
  { type: 'time', title: 'Time' },
  { type: 'address', title: 'Address' },
  { type: 'section', title: 'Wood', underline: true },
  { type: 'select', title: 'Hull', options },
  { type: 'radio', title: 'Mast', options },
  { type: 'checkbox', title: 'Spars', options },
  { type: 'likert', title: 'Opinion', options: ['Wood floats', '__proto__'] },
  { type: 'hidden', title: 'Source', key: 'from', value: 'page' },
].map((field, index) => ({ ...field, id: `${field.type}-${index}`, required: true }));

const countries = [
  { name: 'Norway', code: 'NO', phoneCode: '+47' },
  { name: 'Scotland', code: 'GB', phoneCode: '+44' },
];

/** Draws such a form into the document, and gives it. */
function draw(fields: readonly object[], more: object = {}): HTMLFormElement {
  const node = document.createElement('div');
  const script = document.createElement('script');
  script.className = 'sqs-form-block-context';
  script.type = 'application/json';
  const formFieldFormats = { countries };
  script.textContent = JSON.stringify({
    formId: 'f',
    formFields: fields,
    formFieldFormats,
    ...more,
  });
  node.append(script);
  const model = readRenderModel(node, likert, warn);
  if (!model) throw new Error('It could not be read');
  const { nodes } = renderForm(model, createTestRuntime());
  document.body.append(...nodes);
  const form = nodes.at(-1)?.querySelector('form');
  if (!form) throw new Error('There is no form');
  return form;
}

const query = <Found extends HTMLElement>(form: HTMLFormElement, selector: string): Found => {
  const found = Element.prototype.querySelector.call(form, selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found as Found;
};

describe('a drawn form', () => {
  it('is read as the server’s own: each field of its kind, id and title', () => {
    const fields = readFormFields(draw(everyKind), warn);
    const read = fields.map(({ kind, id, title }) => ({ type: kind, id, title }));
    const asked = everyKind.map(({ type, id, title }) => ({
      type,
      id,
      // A hidden field has no label.
      title: type === 'hidden' ? 'from' : title,
    }));
    expect(read).toEqual(asked);
    expect(fields.find(({ kind }) => kind === 'textarea')?.maxLength).toBe(80);
    expect(warn).not.toHaveBeenCalled();
  });

  it('sends, untouched, the shapes of the platform', () => {
    const values = formValues(readFormFields(draw(everyKind), warn), '');
    expect(values).toEqual({
      'name-0': ['', ''],
      'email-1': '',
      'phone-2': ['', '', '', ''],
      'text-3': '',
      'number-4': '',
      'textarea-5': '',
      'website-6': '',
      'twitter-7': '',
      'password-8': '',
      'currency-9': '',
      'date-10': ['', '', ''],
      'time-11': ['', '', '', 'AM'],
      'address-12': ['', '', '', '', '', ''],
      'select-14': 'Oak',
      'radio-15': '',
      'checkbox-16': [],
      'likert-17': Object.fromEntries([
        ['Wood floats', []],
        ['__proto__', []],
      ]),
      'hidden-18': 'page',
    });
  });

  it('binds every control to its label, and every group to its legend', () => {
    const form = draw(everyKind);
    const controls = [...form.elements].filter(
      (one) =>
        !['fieldset', 'button'].includes(one.localName) &&
        !one.matches('[type=hidden], [type=submit]'),
    );
    expect(controls.length).toBeGreaterThan(40);
    const unnamed = controls.filter(
      (one) => !(one as HTMLInputElement).labels?.[0]?.textContent?.trim(),
    );
    expect(unnamed).toEqual([]);
    const groups = [...form.querySelectorAll('fieldset')];
    expect(groups.every(({ firstElementChild }) => firstElementChild?.localName === 'legend')).toBe(
      true,
    );
  });

  it('says what is required: by the star, and to those who do not see it', () => {
    const form = draw(everyKind);
    for (const type of ['text', 'email', 'select', 'textarea']) {
      const control = query(form, `.${type} > [id$=-field]`);
      expect(control.getAttribute('aria-required')).toBe('true');
    }
    expect(query(form, '.checkbox .required').getAttribute('aria-label')).toBe('(required)');
    expect(query(form, '.radio').getAttribute('aria-required')).toBe('true');
    const optional = draw([{ type: 'text', id: 'other', title: 'Other' }]);
    expect(query(optional, '#other').classList.contains('required')).toBe(false);
    expect(optional.querySelector('[aria-required]')).toBeNull();
  });

  it('tells browsers what they may fill in', () => {
    const form = draw(everyKind);
    const tokens = [...form.querySelectorAll('[autocomplete]')].map((one) =>
      one.getAttribute('autocomplete'),
    );
    expect(tokens).toEqual([
      ...['given-name', 'family-name', 'email', 'tel-country-code', 'tel-area-code'],
      ...['tel-local-prefix', 'tel-local-suffix', 'url', 'new-password', 'address-line1'],
      ...['address-line2', 'address-level2', 'address-level1', 'postal-code', 'country-name'],
    ]);
  });

  it('has countries to choose from, and none chosen', () => {
    const form = draw(everyKind);
    const phone = query<HTMLSelectElement>(form, '.country-code select');
    expect([...phone.options].map(({ value, text }) => [value, text])).toEqual([
      ['', ''],
      ['+47', 'Norway +47'],
      ['+44', 'Scotland +44'],
    ]);
    expect(phone.value).toBe('');
    const without = draw(everyKind, { formFieldFormats: {} });
    expect(query(without, '.country-code input')).toBeInstanceOf(HTMLInputElement);
  });

  it('has the family name first where the language does', () => {
    const form = draw([{ type: 'name', id: 'name', title: 'Name' }], {
      formFieldFormats: { initialNameOrder: 'FAMILY_FIRST' },
    });
    expect(
      [...form.querySelectorAll('input[name]')].map((one) => one.getAttribute('name')),
    ).toEqual(['lname', 'fname']);
  });

  it('binds a description to its control or its group', () => {
    const form = draw([
      { type: 'text', id: 'a', title: 'A', description: 'From &lt;bow&gt; to stern' },
      { type: 'date', id: 'b', title: 'B', description: 'In summer' },
    ]);
    const textOf = (node: Element) =>
      document.getElementById(node.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(textOf(query(form, '#a-field'))).toBe('From <bow> to stern');
    expect(textOf(query(form, '#b'))).toBe('In summer');
  });

  it('never makes markup of a text', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const form = draw(
      everyKind.map((field) => ({
        ...field,
        title: evil,
        description: evil,
        placeholder: evil,
        options: [evil],
      })),
      {
        formSubmitButtonText: evil,
        disclaimerMessage: { html: evil },
        showTitle: true,
        formName: evil,
      },
    );
    expect(document.querySelector('img')).toBeNull();
    expect(query<HTMLInputElement>(form, '[type=submit]').value).toBe(evil);
  });

  it('keeps its ids apart from those of a copy, whose fields are called the same', () => {
    const [first, second] = [draw(everyKind), draw(everyKind)];
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const names = (form: HTMLFormElement) => readFormFields(form, warn).map(({ id }) => id);
    expect(names(second)).toEqual(names(first));
    expect(query<HTMLInputElement>(second, '#text-3-2-field').labels?.[0]?.textContent).toContain(
      'Boat',
    );
  });

  it('is drawn whatever its hidden fields are called', () => {
    const names = ['append', 'submit', 'elements', 'querySelector', 'id', 'remove'];
    const hidden = names.map((key) => ({ type: 'hidden', id: `h-${key}`, key, value: key }));
    const form = draw([...hidden, ...everyKind]);
    expect(readFormFields(form, warn)).toHaveLength(names.length + everyKind.length);
    expect(query(form, '[type=submit]')).toBeInstanceOf(HTMLInputElement);
  });

  it('has a place for a captcha, for what follows success, and its button', () => {
    const form = draw(everyKind, {
      captchaEnabled: true,
      captchaTheme: 2,
      captchaAlignment: 3,
      buttonAlignment: 'stretch',
      buttonVariant: 'secondary',
      formSubmitButtonText: 'Send',
      formSubmissionMessage: { html: '<p>Thank you!</p>' },
      successRedirect: '/thanks',
    });
    expect(query(form, '.captcha-container.sqs-form-rendered.align-right').dataset.theme).toBe(
      'dark',
    );
    expect(
      query(form, '.form-button-wrapper--align-stretch > .sqs-button-element--secondary'),
    ).toHaveProperty('value', 'Send');
    expect(query(form, '.form-submission-text.hidden').textContent).toBe('Thank you!');
    expect(form.getAttribute('data-success-redirect')).toBe('/thanks');
  });
});
