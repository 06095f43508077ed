import { afterEach, expect, it, vi } from 'vitest';
import { element, formOf, optionsItem, singleItem } from '#fixtures/harness/formItems';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { readFormFields } from '#forms/fields/readFormFields';
import type { FormModel } from '#forms/formModel';
import { askedContext } from './askedContext';
import { createAskSender } from './createAskSender';

afterEach(() => document.body.replaceChildren());

const signal = new AbortController().signal;

/** Sends a form of a text that has to be filled in and a choice that has not. */
async function send(text: string) {
  const input = element('input', { required: '' });
  input.value = text;
  const form = formOf(
    singleItem('text', 'text-1', input),
    optionsItem('checkbox', 'box-2', ['a', 'b']),
  );
  const fields = readFormFields(form, () => {});
  const take = vi.fn();
  const runtime = createTestRuntime();
  const sending = createAskSender(take)(runtime.scope(), {} as FormModel, null).take(null, fields);
  return { outcome: await sending?.send(signal, () => {}), take };
}

it('gives the values by the ids of their fields', async () => {
  const { outcome, take } = await send('Ása');
  expect(outcome).toEqual({ type: 'succeed' });
  expect(JSON.parse(take.mock.calls[0]?.[0])).toEqual({ 'text-1': 'Ása', 'box-2': [] });
});

it.each(['', '   '])('says at its field that %j is no answer', async (text) => {
  const { outcome, take } = await send(text);
  expect(take).not.toHaveBeenCalled();
  expect(outcome).toMatchObject({ type: 'fail', failure: { code: 'ERROR_ABOVE' } });
  const fields = outcome?.type === 'fail' ? [...outcome.failure.fields] : [];
  expect(fields).toEqual([['text-1', expect.stringMatching(/^Fill in: ./)]]);
});

it('reads a form by the names of an order’s, or by those of a block', () => {
  const opener = document.createElement('button');
  const read = (form: unknown) =>
    askedContext({ form, title: 'Order', buttonText: 'Add', opener }, () => {});
  const fields = [{ type: 'text', id: 'a' }];
  expect(read({ id: 'f', name: 'More', fields, submitButtonText: 'Go' })).toMatchObject({
    formId: 'f',
    formName: 'More',
    formFields: fields,
    formSubmitButtonText: 'Go',
  });
  expect(read({ formFields: fields })).toMatchObject({
    formId: 'additional-fields',
    formName: '',
    formFields: fields,
    formSubmitButtonText: 'Add',
  });
  expect(read('<script>')).toMatchObject({ formFields: [] });
});
