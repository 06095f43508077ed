import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#fixtures/harness/propertyRuns';
import { createLikeState, type Like } from './state';

/** A server that answers when it is told to. */
function setUp(first: Like = { isLiked: false, count: 3 }) {
  const sent: boolean[] = [];
  const shown: [isLiked: boolean, count: number, isTakenBack: boolean][] = [];
  const waiting: { resolve(count?: number): void; reject(): void }[] = [];
  const state = createLikeState(
    first,
    (isLiked) =>
      new Promise((resolve, reject) => {
        sent.push(isLiked);
        waiting.push({ resolve, reject: () => reject(new Error('refused')) });
      }),
    ({ isLiked, count }, isTakenBack) => shown.push([isLiked, count, isTakenBack]),
  );
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    state,
    sent,
    shown,
    async answer(count?: number) {
      waiting.shift()?.resolve(count);
      await settle();
    },
    async refuse() {
      waiting.shift()?.reject();
      await settle();
    },
    isWaiting: () => waiting.length > 0,
  };
}

it('shows a like at once, and the server’s count when it comes', async () => {
  const { state, sent, shown, answer } = setUp();
  state.press();
  expect(shown).toEqual([[true, 4, false]]);
  await answer(12);
  expect(sent).toEqual([true]);
  expect(shown.at(-1)).toEqual([true, 12, false]);
});

it('counts by itself where the server tells no count', async () => {
  const { state, shown, answer } = setUp({ isLiked: true, count: 3 });
  state.press();
  await answer();
  state.press();
  await answer();
  expect(shown.map(([, count]) => count)).toEqual([2, 2, 3, 3]);
});

it('takes back what is refused', async () => {
  const { state, shown, refuse } = setUp();
  state.press();
  await refuse();
  expect(shown.at(-1)).toEqual([false, 3, true]);
});

it('sends two presses in a row as what they come to', async () => {
  const { state, sent, shown, answer } = setUp();
  state.press();
  state.press();
  expect(sent).toEqual([true]);
  await answer();
  expect(sent).toEqual([true, false]);
  await answer();
  expect(shown.at(-1)).toEqual([false, 3, false]);
});

it('never counts below nothing', async () => {
  const { state, shown } = setUp({ isLiked: true, count: 0 });
  state.press();
  expect(shown).toEqual([[false, 0, false]]);
});

it('ends as the server has it, whatever a visitor presses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('press', 'answer', 'refuse')), async (steps) => {
      const { state, shown, answer, refuse, isWaiting, sent } = setUp();
      let server = false;
      const settleOne = async (isTaken: boolean) => {
        if (!isWaiting()) return;
        const asked = sent.at(-1) ?? false;
        if (isTaken) server = asked;
        await (isTaken ? answer() : refuse());
      };
      for (const step of steps) {
        if (step === 'press') state.press();
        else await settleOne(step === 'answer');
      }
      while (isWaiting()) await settleOne(true);
      if (shown.length) expect(shown.at(-1)?.[0]).toBe(server);
    }),
    propertyRuns,
  );
});
