import { expect, it } from 'vitest';
import { readInlineSubmission } from './inlineSubmission';

it('reads the three names of a call', () => {
  expect(
    readInlineSubmission(`return (function (form) {
  Y.use('squarespace-form-submit', 'node', function usingFormSubmit(Y) {
    (new Y.Squarespace.FormSubmit(form)).submit({
      formId: '5c75',
      collectionId: "5c76",
      objectName: 'page-5c76'
    });
  });
  return false;
})(this);`),
  ).toEqual({ formId: '5c75', collectionId: '5c76', objectName: 'page-5c76' });
});

it('reads them by their places, as of 2017', () => {
  expect(readInlineSubmission(`(new F(form)).submit('a', 'b', 'c'); return false;`)).toEqual({
    formId: 'a',
    collectionId: 'b',
    objectName: 'c',
  });
});

it.each(['', 'return true', `form.submit()`, `x.submit({formId: 5})`])(
  'finds none in %j',
  (text) => {
    expect(readInlineSubmission(text)).toEqual({ formId: '', collectionId: '', objectName: '' });
  },
);
