import { useLayoutEffect, useState } from 'react';
import { useAdoption } from '../island/useAdoption';
import type { Runtime } from '../runtime';
import './styles.css';

/** What takes no longer than this, in milliseconds, is not worth an announcement. */
const ANNOUNCE_AFTER_MS = 1000;

interface SpinnerProps {
  /**
   * What is being loaded into: busy (`aria-busy`) for as long as the spinner is there. Render the
   * spinner beside it, not into it: screen readers keep quiet about what happens in a busy region.
   */
  region: Element;
  /** What is announced. */
  text: string;
  runtime: Runtime;
}

/**
 * Says that something is being loaded: to the eye at once, in the size and the colour of the text
 * around it; to screen readers after one second. Under reduced motion it turns slowly, as one that
 * stands still would look as if nothing happened. It does not carry the platform's `sqs-spin`:
 * page CSS draws a graphic of its own there.
 */
export function Spinner({ region, text, runtime }: SpinnerProps) {
  const adoption = useAdoption(runtime);
  const [announced, setAnnounced] = useState(false);

  useLayoutEffect(() => {
    adoption.attribute(region, 'aria-busy', 'true');
    return () => adoption.release();
  }, [adoption, region]);

  useLayoutEffect(
    () => runtime.clock.after(ANNOUNCE_AFTER_MS, () => setAnnounced(true)),
    [runtime],
  );

  return (
    <span className="skerry-spinner">
      <span className="skerry-spinner-graphic" aria-hidden="true" />
      <span className="skerry-spinner-text" role="status">
        {announced && text}
      </span>
    </span>
  );
}
