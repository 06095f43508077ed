// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeBrowser, type NodeBrowser } from '#fixtures/harness/nodeBrowser';
import { createTestRuntime } from '#fixtures/harness/testRuntime';
import { CRUMBS, performCall } from '#fixtures/page/calls/calls';
import { faultSequences, SEED, SEQUENCES } from '#fixtures/page/calls/faultSequences';
import { ENDS, judgeCall, judgeLog } from '#fixtures/page/calls/judgeCalls';
import { createHttp } from './http';

/** A call that is never answered ends after 100 ms, a retry waits under one. */
const SPEED = 300;

let browser: NodeBrowser;

beforeAll(async () => {
  browser = await createNodeBrowser();
});

afterAll(async () => {
  await browser.close();
});

// The same sequences run in real browsers: fixtures/page/calls/calls.spec.ts. All of 10,000 take some
// minutes.
it(`ends every call of ${SEQUENCES} random sequences well (seed ${SEED})`, async () => {
  console.info(
    `fault injection: ${SEQUENCES} sequences, seed ${SEED} (FAULT_SEQUENCES, FAULT_SEED)`,
  );
  const seen = new Map<string, number>();
  // One session for all: what a redirect leads to is part of a sequence.
  const session = await browser.begin();
  const sequences = faultSequences(`${browser.otherOrigin}/s/${session}`);
  const property = fc.asyncProperty(sequences, async (steps) => {
    browser.setCrumb(CRUMBS[0]);
    const http = createHttp(createTestRuntime(SPEED));
    for (const { call, faults, isOffline } of steps) {
      await browser.setFaults(faults);
      browser.setOffline(isOffline);
      const before = browser.sent;
      const outcome = await performCall(http, call);
      seen.set(outcome.end, (seen.get(outcome.end) ?? 0) + 1);
      expect(judgeCall(call, outcome, browser.sent - before)).toEqual([]);
    }
    http.destroy();
  });
  await fc.assert(property, { seed: SEED, numRuns: SEQUENCES });
  console.info(`fault injection: ${JSON.stringify(Object.fromEntries(seen))}`);
  expect(judgeLog(await browser.log(), new URL(browser.otherOrigin).host)).toEqual([]);
  for (const end of ENDS) expect(seen.get(end), end).toBeGreaterThan(0);
}, 3_600_000);
