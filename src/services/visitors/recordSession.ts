import { ignoreFailure } from '#calls/endpoints/ignoreFailure';
import { fetchSessionRecordingId } from '#calls/endpoints/reports/sessionRecordingId';
import { emit } from '#engine/events';
import type { Scope } from '#engine/scope';
import { createConsent } from '#site/consent/consent';

/** The toggle, and the test by which visitors are drawn, as the server declares them. */
const TOGGLE = 'session-recording-enabled';
const SAMPLED = 'session-recording-sampled';

/** Ids that machines get which test the site. */
const MOCK = /^mock/i;

/**
 * Asks for the id by which a session-recording service knows this visitor and tells the page of it
 * (`skerry:sessionrecording`), for the service's own snippet: only where the feature toggle is on
 * and the sampled variant is `true`. Ids of automated tests are skipped. A call that fails does so in
 * silence.
 */
export async function recordSession(scope: Scope): Promise<void> {
  const { runtime } = scope;
  const { context } = runtime;
  const declared = JSON.stringify([
    context.read('experiments', []),
    context.read('yuiEliminationExperimentList', []),
  ]);
  if (!declared.includes(`"${TOGGLE}"`)) return;
  const experiments = await runtime.use('experiments');
  if (!experiments.isOn(TOGGLE, false)) return;
  if (experiments.test(SAMPLED, 'false').variant !== 'true') return;
  const http = await runtime.use('http');
  const { isGiven } = runtime.part(createConsent).analytics;
  await ignoreFailure(async () => {
    if (scope.isEnded || !isGiven()) return;
    const id = await fetchSessionRecordingId(http);
    if (!scope.isEnded && isGiven() && !MOCK.test(id)) emit(document, 'sessionrecording', { id });
  });
}
