import { useLayoutEffect, useState } from 'react';
import type { Scope } from '#engine/scope';
import { useScope } from '../island/useScope';
import './styles.css';

/** A wait that ends within this time, in milliseconds, is not announced. */
const ANNOUNCE_AFTER_MS = 1000;

interface SpinnerProps {
  /**
   * The element that is being loaded into: busy (`aria-busy`) for as long as the spinner is there.
   * Render the spinner beside it, not in it: screen readers keep quiet about a busy region.
   */
  region: Element;
  /** The announcement. */
  text: string;
  scope: Pick<Scope, 'begin'>;
}

/**
 * Says that something is being loaded: to the eye at once, in the size and the colour of the text
 * around it; to screen readers after one second. Under reduced motion it turns slowly, since a
 * spinner that stands still looks as if nothing happened. It does not carry the platform's class
 * `sqs-spin`, for which page CSS draws a graphic of its own.
 */
export function Spinner({ region, text, scope: around }: SpinnerProps) {
  const scope = useScope(around);
  const [isAnnounced, setAnnounced] = useState(false);

  useLayoutEffect(() => {
    scope.adopt.attribute(region, 'aria-busy', 'true');
    return scope.adopt.release;
  }, [scope, region]);

  useLayoutEffect(() => scope.after(ANNOUNCE_AFTER_MS, () => setAnnounced(true)), [scope]);

  return (
    <span className="skerry-spinner">
      <span className="skerry-spinner-graphic" aria-hidden="true" />
      <span className="skerry-spinner-text" role="status">
        {isAnnounced && text}
      </span>
    </span>
  );
}
