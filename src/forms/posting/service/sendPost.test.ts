import { afterEach, expect, it, vi } from 'vitest';
import { createScope } from '#engine/scope';
import { createDrivenClock } from '#fixtures/harness/createDrivenClock';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { sendPost } from './sendPost';

afterEach(() => vi.unstubAllGlobals());

/** A request to which nobody answers, until it is aborted. */
class UnansweredRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 0;
  readonly response = '';
  readonly responseText = '';
  readonly responseType = '';
  readonly responseURL = '';
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.dispatchEvent(new Event('loadend'));
  }
}

/** Sends a form; returns how to let seconds pass, after which it says whether it was given up. */
function send(address: string, hasFiles: boolean) {
  vi.stubGlobal('XMLHttpRequest', UnansweredRequest);
  const { clock, pass } = createDrivenClock();
  const runtime = { ...createTestRuntime(), clock };
  const scope = createScope(runtime, { report: runtime.report });
  const url = new URL(address, location.href);
  const post = { url, body: new FormData(), hasFiles, withCredentials: false };
  sendPost(scope, post, new AbortController().signal, () => {});
  return (seconds: number) => {
    pass(seconds * 1000);
    return scope.isEnded;
  };
}

it('waits a minute for an answer', () => {
  const isGivenUp = send('/contact', false);
  expect(isGivenUp(59)).toBe(false);
  expect(isGivenUp(2)).toBe(true);
});

it('gives a file up of which a minute nothing could be sent', () => {
  expect(send('/contact', true)(61)).toBe(true);
});

it('waits longer for files to another origin, of which nobody hears how much is sent', () => {
  expect(send('https://forms.example/', true)(600)).toBe(false);
});
