import type { Scope } from '#engine/scope';
import { type Change, isDue } from './changes';

/** The changes that the server has not answered yet. */
export interface Queue {
  readonly changes: readonly Change[];
  /** Takes other changes in their place, and sends what is due, one after the other. */
  put(changes: readonly Change[]): void;
  /** Sends at once all that waits, and what is put until the page is shown again: it is going. */
  flush(): void;
}

/**
 * Creates an empty queue.
 *
 * @param save Sends a change; resolves when it is known what became of it, with what to do then.
 * @param tell Told when it has changed.
 * @param whenShown Resolves when the visitor sees what has changed: what changes until then is sent once.
 */
export function createQueue(
  scope: Pick<Scope, 'isEnded'>,
  save: (change: Change) => Promise<() => void>,
  tell: () => void,
  whenShown: () => Promise<void>,
): Queue {
  let changes: readonly Change[] = [];
  let isWorking = false;
  /** The page is going: what is put is sent at once. */
  let isLeaving = false;

  const send = async (change: Change) => {
    change.isSent = true;
    const goOn = await save(change);
    changes = changes.filter((one) => one !== change);
    tell();
    goOn();
  };

  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    await whenShown();
    const nextDue = () => changes.find(isDue);
    for (let next = nextDue(); next && !scope.isEnded; next = nextDue()) await send(next);
    isWorking = false;
  };

  const flush = () => {
    isLeaving = true;
    // It has come back, or has not gone after all.
    whenShown().then(() => {
      isLeaving = false;
    });
    for (const change of changes) if (!change.isSent) send(change);
  };

  return {
    get changes() {
      return changes;
    },
    put(next) {
      changes = next;
      tell();
      if (isLeaving) flush();
      else work();
    },
    flush,
  };
}
