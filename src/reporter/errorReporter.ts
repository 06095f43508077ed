import type { Cancel, Clock } from '../clock';
import { listenAll } from '../listenAll';
import type { CaughtError } from './caughtError';
import type { ErrorLedger } from './errorLedger';
import type { FailurePlace } from './failurePlace';

/** How many errors are kept until the ledger is here: a page may throw in every frame. */
const MAX_HELD = 100;

/** Tells the site's owner of errors. Nothing in here throws. */
export interface ErrorReporter {
  /** Reports whatever was thrown, once, with the place where it was caught. */
  report(error: unknown, place?: FailurePlace): void;
  /** Reports what nobody catches, until cancelled. Cancelling sends what still waits. */
  install(): Cancel;
}

/** What the chunk of the reporter holds. */
export interface LedgerModule {
  createService(clock: Clock): ErrorLedger;
}

/**
 * Hands uncaught errors, unhandled rejections, violations of the page's CSP and what is passed to
 * `report` to the error ledger, which describes and sends them. Most pages have none: the ledger's
 * code is asked for at the first one, once; where it can't be had, errors are lost, silently.
 *
 * @param load Gives the ledger's code.
 */
export function createErrorReporter(
  clock: Clock,
  load: () => Promise<LedgerModule>,
): ErrorReporter {
  const held: CaughtError[] = [];
  let isAsked = false;
  let ledger: ErrorLedger | undefined;
  let stopListening: Cancel | undefined;

  const pass = (atOnce: boolean) => ledger?.(held.splice(0), atOnce);

  const take = (event: CaughtError[0]) => {
    if (held.length < MAX_HELD) held.push([event, location.href, Date.now()]);
    if (isAsked) return pass(!stopListening);
    isAsked = true;
    load()
      .then(
        ({ createService }) => createService(clock),
        () => () => {},
      )
      .then((made) => {
        ledger = made;
        pass(!stopListening);
      });
  };

  return {
    report: (error, place) => take({ ...place, type: 'report', error }),
    install() {
      stopListening = listenAll(
        {
          error: take,
          unhandledrejection: take,
          securitypolicyviolation: take,
        },
        false, // Or an image that fails would count.
      );
      return () => {
        stopListening?.();
        stopListening = undefined;
        pass(true);
      };
    },
  };
}
