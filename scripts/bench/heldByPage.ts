import { pageMetrics } from './pageMetrics';
import type { Visit } from './suite';

/** What a page keeps in memory. */
export interface Held {
  /** Event listeners, those of the window and the document too. */
  listeners: number;
  /** The heap of its scripts, in KB. */
  heap: number;
}

/**
 * Says what the page holds. What waits for the garbage collector does not count: what it lets go of
 * may hold others, which go the next time.
 */
export async function heldByPage(visit: Visit): Promise<Held> {
  await visit.session.send('HeapProfiler.collectGarbage');
  await visit.session.send('HeapProfiler.collectGarbage');
  const { JSEventListeners, JSHeapUsedSize } = await pageMetrics(visit);
  return { listeners: JSEventListeners, heap: JSHeapUsedSize / 1024 };
}
