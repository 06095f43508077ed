import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';

/** Marks the history entry that Back takes away when it closes what is open. */
const MARK = 'skerryOpen';

/** Lets the browser's Back close what is open. One for a page: `runtime.part(createBackEntry)`. */
export interface BackEntry {
  /**
   * Puts an entry into the history, where that is safe, for Back to go back from.
   *
   * @param onBack Called when the visitor went back.
   * @returns How to take the entry back; after `onBack` that does nothing.
   */
  add(onBack: () => void): Cancel;
}

const isRecord = (state: unknown): state is Record<string, unknown> =>
  typeof state === 'object' && state !== null && Object.getPrototypeOf(state) === Object.prototype;

const isMarked = () => isRecord(history.state) && MARK in history.state;

/**
 * Whether an entry of ours would hurt nobody: a frame shares its history with the pages around it
 * (Back would be theirs), and a state that we can't add to is another script's.
 */
const isSafe = () =>
  window.parent === window && (history.state === null || isRecord(history.state));

/** The entry has the page's own address and its script's state: only a mark is added. */
function push(): boolean {
  // There may be one that is left over: from before a reload, or by Forward.
  if (isMarked()) return true;
  if (!isSafe()) return false;
  try {
    history.pushState({ ...history.state, [MARK]: true }, '');
    return true;
  } catch {
    return false; // Too many entries in too short a time (Safari).
  }
}

/** Creates the one entry of the page. It listens to the history only while something is open. */
export function createBackEntry(runtime: Runtime): BackEntry {
  const scope = runtime.scope();
  let open: { onBack(): void } | undefined;
  /** Our own way back is under way: the browser takes its time for it. */
  let isReturning = false;
  let stopListening: Cancel | undefined;

  const stop = () => {
    stopListening?.();
    stopListening = undefined;
  };
  const onPop = () => {
    if (isReturning) {
      isReturning = false;
      // Opened again before the entry was gone: it needs another.
      if (!open) stop();
      else push();
    } else if (open && !isMarked()) {
      const { onBack } = open;
      open = undefined;
      stop();
      onBack();
    }
  };
  scope.own(() => {
    if (open && isMarked()) history.back();
    open = undefined;
  });

  return {
    add(onBack) {
      const mine = { onBack };
      if (!isReturning && !push()) return () => {};
      open = mine;
      stopListening ??= scope.listen(window, { popstate: onPop });
      return () => {
        if (open !== mine) return;
        open = undefined;
        if (isReturning) return;
        if (!isMarked()) return stop();
        isReturning = true;
        history.back();
      };
    },
  };
}
