import { afterEach, expect, it } from 'vitest';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { formValues } from '../fields/value/formValues';
import { readForm } from '../readForm';
import { createFormLife } from './createFormLife';

afterEach(() => document.body.replaceChildren());

const field = (id: string, value = '', kind = 'text') =>
  `<div id="${id}" class="form-item ${kind} required"><input value="${value}"></div>`;

/** The life of a form of these fields, and what it has sent. */
function open(fields: string, attributes = 'data-form-id="a"') {
  document.body.innerHTML = `<div><form ${attributes}>${fields}<button>Go</button></form></div>`;
  const node = document.body.firstElementChild as HTMLElement;
  const warn = () => {};
  const model = readForm({ node, block: { id: 'a', json: undefined }, warn }, false);
  if (!model) throw new Error('Refused');
  const sent: unknown[] = [];
  const createSender = () => ({
    take(_: unknown, fields: typeof model.fields) {
      sent.push(formValues(fields));
      return { send: async () => ({ type: 'succeed' }) as const };
    },
  });
  const life = createFormLife(createTestRuntime().scope(), { ...model, createSender }, null);
  return { life, sent };
}

const change = (id: string, html: string) => {
  const node = document.getElementById(id);
  if (node) node.outerHTML = html;
};

it('checks and sends the fields that are there when it is sent', () => {
  const { life, sent } = open(field('a', 'old') + field('gone', '', 'email') + field('b'));
  change('a', field('a', 'new'));
  change('gone', '');
  change('b', field('b') + field('more', 'a@example.com', 'email'));
  life.submit(null);
  expect(life.state.failure).toBeNull();
  expect(sent).toEqual([{ a: 'new', b: '', more: 'a@example.com' }]);
});

it('says what is wrong with a field that came later, and corrects it', () => {
  const { life, sent } = open(field('a'));
  change('a', field('later', 'ab', 'email'));
  life.submit(null);
  expect([...(life.state.failure?.fields.keys() ?? [])]).toEqual(['later']);
  const [later] = life.model.fields;
  if (!later) throw new Error('No field');
  Object.assign(later.inputs[0] ?? {}, { value: 'a@example.com' });
  life.correct(later);
  expect(life.state.failure).toBeNull();
  expect(sent).toEqual([]);
});
