import { pageMetrics } from './pageMetrics';
import type { Visit } from './suite';

/**
 * How many event listeners the page has. Those that wait for the garbage collector do not count: what
 * it lets go of may hold others, which go the next time.
 */
export async function listenersAlive(visit: Visit): Promise<number> {
  await visit.session.send('HeapProfiler.collectGarbage');
  await visit.session.send('HeapProfiler.collectGarbage');
  return (await pageMetrics(visit)).JSEventListeners;
}
