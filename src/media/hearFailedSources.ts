import type { Scope } from '#engine/scope';

/**
 * Calls `tell` each time that a sound or a film finds nothing that it can play. Of several addresses each
 * tells by itself, and only in the capture phase: the last one is the end.
 */
export function hearFailedSources(
  media: HTMLMediaElement,
  tell: () => void,
  { listen }: Pick<Scope, 'listen'>,
): void {
  const onError = ({ target }: Event) => {
    if (target === media || target === media.querySelector('source:last-of-type')) tell();
  };
  listen(media, { error: onError }, true);
}
