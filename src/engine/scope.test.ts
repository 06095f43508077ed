import { beforeEach, expect, it, vi } from 'vitest';
import { createDrivenClock } from '#fixtures/harness/createDrivenClock';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { createScope, type Scope } from './scope';

let log: string[];
let report: (error: unknown) => void;
let scope: Scope;
let time: ReturnType<typeof createDrivenClock>;

beforeEach(() => {
  log = [];
  report = vi.fn();
  time = createDrivenClock();
  scope = createScope({ ...createTestRuntime(), clock: time.clock }, { report });
});

const note = (what: string) => () => {
  log.push(what);
};

it('ends what it owns, the last first, once', () => {
  scope.own(note('first'));
  const stop = scope.own(note('second'));
  scope.own(note('third'));
  stop();
  stop();
  scope.destroy();
  scope.destroy();
  expect(log).toEqual(['second', 'third', 'first']);
});

it('ends the rest where one throws, and reports that', () => {
  const error = new Error('no end');
  scope.own(note('first'));
  scope.own(() => {
    throw error;
  });
  scope.destroy();
  expect(log).toEqual(['first']);
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});

it('gives nodes back after all else', () => {
  const node = document.createElement('p');
  scope.adopt.attribute(node, 'title', 'ours');
  scope.own(() => log.push(`${node.title} still`));
  scope.destroy();
  expect(log).toEqual(['ours still']);
  expect(node.hasAttribute('title')).toBe(false);
});

it('listens until it ends, or is told to stop', () => {
  const node = document.createElement('button');
  const stop = scope.listen(node, { click: note('click'), focus: note('focus') });
  node.dispatchEvent(new Event('focus'));
  node.click();
  stop();
  node.click();
  scope.listen(node, { click: note('again') });
  node.click();
  scope.destroy();
  node.click();
  expect(log).toEqual(['focus', 'click', 'again']);
});

it('waits until it ends', () => {
  scope.after(100, note('soon'));
  scope.after(200, note('later'));
  scope.after(50, note('never'))();
  time.pass(100);
  scope.destroy();
  time.pass(1000);
  expect(log).toEqual(['soon']);
});

it('starts nothing once it has ended', () => {
  const node = document.createElement('button');
  scope.destroy();
  expect(scope.isEnded).toBe(true);
  scope.listen(node, { click: note('click') });
  scope.after(10, note('wait'));
  scope.own(note('stopped at once'));
  node.click();
  time.pass(100);
  expect(log).toEqual(['stopped at once']);
});

it('holds scopes that end earlier, or with it', () => {
  const one = scope.begin();
  const other = scope.begin();
  const inner = other.begin();
  one.own(note('one'));
  other.own(note('other'));
  inner.own(note('inner'));
  one.destroy();
  scope.destroy();
  other.destroy();
  expect(log).toEqual(['one', 'other', 'inner']);
  expect(inner.isEnded).toBe(true);
});
