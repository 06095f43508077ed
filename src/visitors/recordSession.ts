import { fetchSessionRecordingId } from '../api/sessionRecordingId';
import { emit } from '../events';
import type { Runtime } from '../runtime';

/** The toggle, and the test by which visitors are drawn, as the server declares them. */
const TOGGLE = 'session-recording-enabled';
const SAMPLED = 'session-recording-sampled';

/** Ids that machines get which test the site. */
const MOCK = /^mock/i;

/**
 * Asks for the id by which a session-recording service knows this visitor and tells the page of it
 * (`skerry:sessionrecording`), for the service's own snippet: only where the feature toggle is on
 * and the sampled variant is `true` (platform.md, section 7). Ids of automated tests are skipped.
 * The specification does not name toggle and test: `session-recording-enabled` and
 * `session-recording-sampled`.
 */
export async function recordSession(runtime: Runtime, signal: AbortSignal): Promise<void> {
  const { context } = runtime;
  const declared = JSON.stringify([
    context.read('experiments', []),
    context.read('yuiEliminationExperimentList', []),
  ]);
  if (!declared.includes(`"${TOGGLE}"`)) return;
  const experiments = await runtime.use('experiments');
  if (!experiments.isOn(TOGGLE, false)) return;
  if (experiments.test(SAMPLED, 'false').variant !== 'true') return;
  const id = await fetchSessionRecordingId(await runtime.use('http'));
  if (!signal.aborted && !MOCK.test(id)) emit(document, 'sessionrecording', { id });
}
