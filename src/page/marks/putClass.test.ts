import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createScope } from '#engine/scope';
import { propertyRuns } from '#fixtures/harness/propertyRuns';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { putClass } from './putClass';

const SENT = '<p class="  wide\n  red wide"></p><p></p><p class=""></p>';
let nodes: readonly Element[];

beforeEach(() => {
  document.body.innerHTML = SENT;
  nodes = [...document.body.children];
});
afterEach(() => document.body.replaceChildren());

const begin = () => {
  const runtime = createTestRuntime();
  return createScope(runtime, runtime);
};

it('puts a class on, and takes it off with the scope, or earlier', () => {
  const scope = begin();
  for (const node of nodes) putClass(node, 'open', scope);
  const [first] = nodes;
  expect(nodes.every((node) => node.classList.contains('open'))).toBe(true);
  if (first) putClass(first, 'top', scope)();
  expect(first?.classList.contains('top')).toBe(false);
  scope.destroy();
  expect(document.body.innerHTML).toBe(SENT);
});

it('leaves a class that the server has sent', () => {
  const scope = begin();
  const [first] = nodes;
  if (first) putClass(first, 'red', scope);
  scope.destroy();
  expect(document.body.innerHTML).toBe(SENT);
});

it('gives the spelling back, whichever of several parts ends first', () => {
  const names = ['open', 'open-too', 'too', 'top'];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(names, { minLength: 1 }),
      fc.infiniteStream(fc.nat()),
      (put, picks) => {
        document.body.innerHTML = SENT;
        const offs = put.flatMap((name) =>
          [...document.body.children].map((node) => putClass(node, name, begin())),
        );
        while (offs.length) offs.splice((picks.next().value ?? 0) % offs.length, 1)[0]?.();
        expect(document.body.innerHTML).toBe(SENT);
      },
    ),
    propertyRuns,
  );
});
