import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heavyPropertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { likert } from '#texts/forms/likert';
import { renderForm } from '../render/renderForm';
import { readRenderModel } from './readRenderModel';

const warn = vi.fn<(field: string, message: string) => void>();
const fieldsWarnedOf = () => warn.mock.calls.map(([field]) => field);
const errors = () => vi.mocked(console.error).mock.calls.map(([text]) => text);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  warn.mockReset();
  vi.restoreAllMocks();
});

const text = { type: 'text', id: 'text-1', title: 'Boat', description: '', required: true };
const context = { formId: 'f'.repeat(24), formFields: [text] };

/** A block whose scripts hold these texts, by the end of their class. */
function blockOf(scripts: Readonly<Record<string, string>>): HTMLElement {
  const node = document.createElement('div');
  for (const [name, json] of Object.entries(scripts)) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.className = `sqs-form-block-${name}`;
    script.textContent = json;
    node.append(script);
  }
  return node;
}

const readText = (json: string, others = {}) =>
  readRenderModel(blockOf({ context: json, ...others }), likert, warn);
const read = (more: object = {}, others?: Readonly<Record<string, string>>) =>
  readText(JSON.stringify({ ...context, ...more }), others);

describe('a form of the third generation', () => {
  it('is what its context says, and the rest is as the platform has it', () => {
    const model = read();
    expect(model).toMatchObject({
      formId: context.formId,
      title: '',
      action: '',
      successRedirect: '',
      button: { text: 'Submit', variant: 'primary', alignment: 'left' },
      disclaimer: '',
      submissionMessage: '',
      captcha: null,
      lightboxHandle: null,
    });
    expect(model?.fields).toMatchObject([
      { kind: 'text', id: 'text-1', title: 'Boat', isRequired: true, options: [], maxLength: 0 },
    ]);
    expect(warn).not.toHaveBeenCalled();
    expect(errors()).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"form"'],
    ['no form id', JSON.stringify({ formFields: [text] })],
    ['no fields', JSON.stringify({ formId: 'a', formFields: [] })],
    ['fields that are no list', JSON.stringify({ formId: 'a', formFields: {} })],
    ['no field that is known', JSON.stringify({ formId: 'a', formFields: [{ type: 'payment' }] })],
  ])('can’t be drawn from %s', (_title, json) => {
    expect(readText(json)).toBeNull();
    expect(warn).toHaveBeenCalled();
    expect(errors()).toEqual(['Could not render form']);
  });

  it('can’t be drawn without a context', () => {
    expect(readRenderModel(blockOf({}), likert, warn)).toBeNull();
    expect(errors()).toEqual(['Could not render form']);
  });

  it('shows its title only where the owner wants it', () => {
    expect(read({ formName: 'Berths', showTitle: false })?.title).toBe('');
    expect(read({ formName: 'Berths', showTitle: true })?.title).toBe('Berths');
  });

  it('has its button and its lightbox among the design fields, which win', () => {
    const looks = { buttonVariant: 'tertiary', buttonAlignment: 'right', useLightbox: true };
    const design = JSON.stringify({ ...looks, lightboxHandleText: 'Ask us' });
    const model = read(
      { buttonVariant: '', buttonAlignment: 'center' },
      { 'design-fields': design },
    );
    expect(model?.button).toMatchObject({ variant: 'tertiary', alignment: 'right' });
    expect(model?.lightboxHandle).toBe('Ask us');
    expect(read(looks)?.lightboxHandle).toBe('Open Form');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    [1, 1, { theme: 'light', alignment: 'left' }],
    [2, 2, { theme: 'dark', alignment: 'center' }],
    ['DARK', 'right', { theme: 'dark', alignment: 'right' }],
    [undefined, null, { theme: 'light', alignment: 'center' }],
    [{}, 7, { theme: 'light', alignment: 'center' }],
  ])('a captcha of theme %j and alignment %j', (captchaTheme, captchaAlignment, captcha) => {
    expect(read({ captchaEnabled: true, captchaTheme, captchaAlignment })?.captcha).toEqual(
      captcha,
    );
  });

  it.each([
    ['https://site.example', 'https://site.example/'],
    ['javascript:alert(1)', ''],
    ['//[', ''],
  ])('would be sent, without script, to %s only if that is an address', (secureUrl, action) => {
    expect(read({ secureUrl })?.action).toBe(action);
  });

  it('takes its texts from the script beside it, one by one', () => {
    const strings = {
      name: { firstName: 'Vorname' },
      likert: { agree: 'Ja' },
      date: 'TT',
      submit: '',
    };
    const model = read({}, { 'localized-strings': JSON.stringify(strings) });
    expect(model?.texts).toMatchObject({ firstName: 'Vorname', lastName: 'Last Name', day: 'DD' });
    expect(model?.texts.likert[3]).toBe('Ja');
    expect(model?.texts.likert[4]).toBe('Strongly Agree');
    expect(model?.button.text).toBe('Submit');
    expect(read({ localizedStrings: strings })?.texts.firstName).toBe('Vorname');
  });

  it('survives broken scripts beside the context', () => {
    expect(read({}, { 'design-fields': '{', 'localized-strings': 'nothing' })).not.toBeNull();
    expect(fieldsWarnedOf()).toEqual([
      '.sqs-form-block-design-fields',
      '.sqs-form-block-localized-strings',
    ]);
  });
});

describe('its fields', () => {
  it.each<[field: object, named: string]>([
    [{ type: 'payment', id: 'a' }, 'formFields.1'],
    [{ type: 'constructor', id: 'a' }, 'formFields.1'],
    [{ type: 'text' }, 'formFields.1.id'],
    [{ type: 'text', id: 7 }, 'formFields.1.id'],
    [{ type: 'radio', id: 'a' }, 'formFields.1.options'],
    [{ type: 'likert', id: 'a', options: [] }, 'formFields.1.options'],
    [{ type: 'text', id: 'text-1' }, 'formFields.1.id'],
  ])('%j is left out, and named', (field, named) => {
    expect(read({ formFields: [text, field] })?.fields).toHaveLength(1);
    expect(fieldsWarnedOf()).toContain(named);
  });

  it.each([null, 7, 'text', [], undefined])('%j is left out', (field) => {
    expect(read({ formFields: [field, text] })?.fields).toHaveLength(1);
    expect(fieldsWarnedOf()).toEqual(['formFields.0']);
  });

  it.each([
    ['', 0],
    ['400', 400],
    [400, 400],
    [-1, 0],
    ['many', 0],
    [1.5, 0],
    [null, 0],
  ])('a maximum length of %j is %d', (maxLength, expected) => {
    const [field] = read({ formFields: [{ type: 'textarea', id: 'a', maxLength }] })?.fields ?? [];
    expect(field?.maxLength).toBe(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  it('one without a title is called by its placeholder, else by its kind', () => {
    const fields = [
      { type: 'text', id: 'a', placeholder: 'Your boat' },
      { type: 'email', id: 'b' },
    ];
    expect(read({ formFields: fields })?.fields.map(({ title }) => title)).toEqual([
      'Your boat',
      'email',
    ]);
  });

  it('what is wrong in one falls back, and is named', () => {
    const wrong = { ...text, title: 7, required: 'yes', description: {} };
    expect(read({ formFields: [wrong] })?.fields).toMatchObject([
      { title: 'text', isRequired: false, description: '' },
    ]);
    expect(fieldsWarnedOf()).toEqual([
      'formFields.0.title',
      'formFields.0.description',
      'formFields.0.required',
    ]);
  });
});

describe('its formats', () => {
  const part = (identifier: string, more: object = {}) => ({
    type: 'FIELD',
    identifier,
    label: identifier.toUpperCase(),
    length: 0,
    required: true,
    metadata: {},
    ...more,
  });
  const separator = { type: 'SEPARATOR', identifier: 'Newline', label: '\n', metadata: {} };
  const formatsOf = (formFieldFormats: unknown) => read({ formFieldFormats })?.formats;

  it('an address has the parts of its format, in order, and knows what browsers know', () => {
    const fields = [
      part('Zip', { metadata: { autocomplete: 'postal-code' } }),
      separator,
      part('City', { metadata: { autocomplete: 'cc-number' }, required: false, label: '' }),
    ];
    expect(formatsOf({ initialAddressFormat: { fields } })?.addressParts).toEqual([
      { identifier: 'Zip', label: 'ZIP', isRequired: true, autocomplete: 'postal-code' },
      { identifier: 'City', label: 'City', isRequired: false, autocomplete: '' },
    ]);
  });

  it.each([undefined, null, {}, { initialAddressFormat: null }])(
    'an address of %j is the platform’s',
    (formats) => {
      expect(formatsOf(formats)?.addressParts.map(({ identifier }) => identifier)).toEqual([
        'Line1',
        'Line2',
        'City',
        'State',
        'Zip',
      ]);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('a number is cut only where its format has three parts', () => {
    const lengths = (...all: number[]) =>
      formatsOf({
        initialPhoneFormat: { fields: all.map((length) => part('1', { length })) },
      })?.phoneLengths;
    expect(lengths(3, 3, 14)).toEqual([3, 3, 14]);
    expect(lengths(4, 16)).toEqual([]);
  });

  it('what is wrong in them is named', () => {
    const wrong = { countries: [{ name: 'Norway' }], initialPhoneFormat: 'long' };
    expect(formatsOf(wrong)).toMatchObject({ countries: [], phoneLengths: [] });
    expect(fieldsWarnedOf().sort()).toEqual([
      'formFieldFormats.countries',
      'formFieldFormats.initialPhoneFormat',
    ]);
  });
});

it(
  'any JSON is drawn or refused, and never throws',
  () => {
    const kinds = ['text', 'name', 'likert', 'phone', 'address', 'hidden', 'section', 'select'];
    const field = fc.record(
      {
        type: fc.constantFrom(...kinds),
        id: fc.string(),
        title: fc.anything(),
        options: fc.oneof(fc.array(fc.string()), fc.anything()),
        required: fc.boolean(),
        description: fc.string(),
      },
      { requiredKeys: ['type', 'id'] },
    );
    const json = fc.oneof(
      fc.json(),
      fc
        .record(
          {
            formId: fc.oneof(fc.string({ minLength: 1 }), fc.anything()),
            formFields: fc.oneof(fc.array(field), fc.anything()),
            formFieldFormats: fc.anything(),
            localizedStrings: fc.anything(),
            disclaimerMessage: fc.anything(),
          },
          { requiredKeys: ['formId', 'formFields'] },
        )
        .map((value) => JSON.stringify(value) ?? ''),
    );
    fc.assert(
      fc.property(json, (json) => {
        const model = readText(json);
        if (model) expect(renderForm(model, createTestRuntime()).nodes.length).toBeGreaterThan(0);
      }),
      heavyPropertyRuns,
    );
  },
  propertyTimeout * 3,
);
