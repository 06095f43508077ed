import type { Cancel } from './clock';

/** A listener whose parameter may be any kind of event, as that of a method may. */
type Listener = { listen(event: Event): void }['listen'];

/**
 * Listens to events of several types; returns how to stop listening.
 *
 * @param listeners By type of event.
 * @param options Those of `addEventListener`: `true` listens before anyone can stop an event, also to
 *   events that do not bubble.
 */
export function listenAll(
  target: EventTarget,
  listeners: Readonly<Record<string, Listener>>,
  options?: boolean | AddEventListenerOptions,
): Cancel {
  const all = Object.entries(listeners);
  for (const [type, listener] of all) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of all) target.removeEventListener(type, listener, options);
  };
}
