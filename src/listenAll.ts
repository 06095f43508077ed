import type { Cancel } from './clock';

/** As a method's, its parameter may be any kind of event. */
type Listener = { listen(event: Event): void }['listen'];

/**
 * Listens at the window to events of several types; returns how to stop listening.
 *
 * @param listeners By type.
 * @param capture Ahead of whoever might stop an event on its way. Also hears what does not bubble.
 */
export function listenAll(listeners: Readonly<Record<string, Listener>>, capture: boolean): Cancel {
  const listening = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    addEventListener(type, listener, { capture, signal: listening.signal });
  }
  return () => listening.abort();
}
