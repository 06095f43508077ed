import type { Scope } from '#engine/scope';
import { type Change, isDue } from './changes';

/** The changes that the server has not answered yet. */
export interface Queue {
  readonly changes: readonly Change[];
  /** Takes other changes in their place, and sends what is due, one after the other. */
  put(changes: readonly Change[]): void;
  /** Sends at once all that waits. */
  flush(): void;
}

/**
 * Creates an empty queue.
 *
 * @param save Sends a change; resolves when it is known what became of it, with what to do then.
 * @param tell Told when it has changed.
 * @param whenShown Resolves when the visitor sees what has changed: only then it is sent.
 */
export function createQueue(
  scope: Pick<Scope, 'isEnded'>,
  save: (change: Change) => Promise<() => void>,
  tell: () => void,
  whenShown: () => Promise<void>,
): Queue {
  let changes: readonly Change[] = [];
  let isWorking = false;

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

  return {
    get changes() {
      return changes;
    },
    put(next) {
      changes = next;
      tell();
      work();
    },
    flush() {
      for (const change of changes) if (!change.isSent) send(change);
    },
  };
}
