import type { Cancel, Clock } from '../clock';
import { listenAll } from '../listenAll';
import type { CaughtError } from './caughtError';
import type { ErrorLedger } from './errorLedger';
import type { FailurePlace } from './failurePlace';

/** The most errors that are kept until the ledger is here: a page may throw in every frame. */
const MAX_HELD = 100;

/** Reports errors to the site's owner. No method throws. */
export interface ErrorReporter {
  /** Reports something thrown, once, with the place at which it was caught. */
  report(error: unknown, place?: FailurePlace): void;
  /** Reports errors that nobody catches, until cancelled; then sends what still waits. */
  _install(): Cancel;
}

/** The exports of the reporter's chunk. */
export interface LedgerModule {
  createService(clock: Clock): ErrorLedger;
}

/**
 * Creates the reporter. It hands uncaught errors, unhandled rejections, violations of the page's
 * CSP and what is passed to `report` to the error ledger, which describes and sends them. Most
 * pages have none, so the ledger's code is loaded at the first, once; where it can't be had, errors
 * are lost, silently.
 *
 * @param load Loads the ledger's code.
 */
export function createErrorReporter(
  clock: Clock,
  load: () => Promise<LedgerModule>,
): ErrorReporter {
  const held: CaughtError[] = [];
  let ledger: ErrorLedger | undefined;
  let stopListening: Cancel | undefined;

  const take = (event: CaughtError[0]) => {
    if (held.length < MAX_HELD) held.push([event, location.href, Date.now()]);
    if (ledger) return ledger(held, !stopListening);
    // Takes nothing until the code is here.
    ledger = () => {};
    load().then(
      ({ createService }) => {
        ledger = createService(clock);
        ledger(held, !stopListening);
      },
      () => {},
    );
  };

  return {
    report: (error, place) => take({ ...place, type: 'report', error }),
    _install() {
      // Not in the capture phase, in which a failed image would count.
      stopListening = listenAll(window, {
        error: take,
        unhandledrejection: take,
        securitypolicyviolation: take,
      });
      return () => {
        stopListening?.();
        stopListening = undefined;
        ledger?.(held, true);
      };
    },
  };
}
