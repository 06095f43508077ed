import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FormAction, type FormFailure, type FormState, idleForm, reduceForm } from './state';

const failure: FormFailure = {
  code: 'ERROR_ABOVE',
  message: 'errors above',
  fields: new Map([
    ['name', 'Who?'],
    ['email', 'Where?'],
  ]),
};

const run = (...actions: FormAction[]): FormState => actions.reduce(reduceForm, idleForm);

it('goes from idle by submitting to success, and stays there', () => {
  expect(run({ type: 'submit' }).phase).toBe('submitting');
  const success = run({ type: 'submit' }, { type: 'succeed' });
  expect(success.phase).toBe('success');
  expect(reduceForm(success, { type: 'submit' })).toBe(success);
  expect(reduceForm(success, { type: 'fail', failure })).toBe(success);
});

it('ignores a submit while submitting, and a success that nobody asked for', () => {
  const submitting = run({ type: 'submit' });
  expect(reduceForm(submitting, { type: 'submit' })).toBe(submitting);
  expect(run({ type: 'succeed' })).toBe(idleForm);
});

it('hears how much is there, and anew for each submission', () => {
  const half: FormAction = { type: 'progress', part: 0.5 };
  expect(run(half)).toBe(idleForm);
  expect(run({ type: 'submit' }, half).progress).toBe(0.5);
  expect(
    run({ type: 'submit' }, half, { type: 'fail', failure }, { type: 'submit' }).progress,
  ).toBe(null);
});

it('keeps what the server said of a success, until it is used again', () => {
  const answer = { redirect: '', message: 'Thank you, Ása.' };
  const success = run({ type: 'submit' }, { type: 'succeed', answer });
  expect(success.answer).toBe(answer);
  expect(reduceForm(success, { type: 'restore' })).toEqual(idleForm);
});

it('leaves a form to the browser, and is usable when the page comes back', () => {
  const leaving = run({ type: 'submit' }, { type: 'leave' });
  expect(leaving.phase).toBe('leaving');
  expect(run({ type: 'leave' })).toBe(idleForm);
  expect(reduceForm(leaving, { type: 'restore' })).toEqual(idleForm);
});

it('keeps what failed until it is corrected or submitted again', () => {
  const failed = run({ type: 'submit' }, { type: 'fail', failure });
  expect(failed).toMatchObject({ phase: 'failure', failure, failures: 1 });
  const one = reduceForm(failed, { type: 'correct', field: 'name', message: undefined });
  expect([...(one.failure?.fields ?? [])]).toEqual([['email', 'Where?']]);
  const other = reduceForm(one, { type: 'correct', field: 'email', message: 'Not there.' });
  expect(other.failure?.fields.get('email')).toBe('Not there.');
  const none = reduceForm(other, { type: 'correct', field: 'email', message: undefined });
  expect(none).toMatchObject({ phase: 'idle', failure: null, failures: 1 });
  expect(reduceForm(failed, { type: 'correct', field: 'boat', message: undefined })).toBe(failed);
  expect(reduceForm(failed, { type: 'submit' })).toMatchObject({ failure: null });
});

it('is usable again when it comes back, and keeps its errors', () => {
  expect(run({ type: 'submit' }, { type: 'restore' }).phase).toBe('idle');
  expect(run({ type: 'submit' }, { type: 'succeed' }, { type: 'restore' }).phase).toBe('idle');
  expect(run({ type: 'fail', failure }, { type: 'restore' }).failure).toBe(failure);
});

it('in any order of events has a failure in the phase failure only, and counts each once', () => {
  const actions = fc.constantFrom<FormAction>(
    { type: 'submit' },
    { type: 'succeed' },
    { type: 'fail', failure },
    { type: 'correct', field: 'name', message: undefined },
    { type: 'correct', field: 'email', message: undefined },
    { type: 'captcha', isDue: true, isSolved: false },
    { type: 'captcha', isDue: false, isSolved: true },
    { type: 'restore' },
  );
  fc.assert(
    fc.property(fc.array(actions), (events) => {
      let state = idleForm;
      for (const event of events) {
        const before = state;
        state = reduceForm(state, event);
        expect(state.failure !== null).toBe(state.phase === 'failure');
        if (state.phase === 'success' && before.phase !== 'success') {
          expect(before.phase).toBe('submitting');
        }
        const isNew = event.type === 'fail' && before.phase !== 'success';
        expect(state.failures - before.failures).toBe(isNew ? 1 : 0);
      }
    }),
  );
});
