import type { BlockScope, Scope } from '#engine/scope';
import type { searches } from '#texts/content/searches';
import type { SearchModel } from '../read';
import { failureText } from './failureText';
import { fetchResults } from './fetchResults';
import type { Outcome } from './outcome';

/** What is shorter finds too much. */
const MIN_LENGTH = 2;

/** So long a search waits for the next key, in milliseconds. */
const TYPING_MS = 250;

/** Asks for what a visitor types. */
export interface Asking {
  /** The text of the field has changed: asks in a moment, if that is the last change till then. */
  typed(): void;
  /** Asks at once for what is in the field. */
  now(): void;
}

/**
 * Makes what searches. Of several searches the last one counts: those before are aborted.
 *
 * @param show Is told of each outcome.
 */
export function createAsking(
  scope: BlockScope,
  model: SearchModel,
  texts: typeof searches,
  show: (outcome: Outcome) => void,
): Asking {
  const { runtime } = scope;
  let asking: Scope | undefined;
  let asked = '';

  const fetchNow = async (mine: Scope, query: string) => {
    const fetching = new AbortController();
    mine.own(() => fetching.abort());
    show({ kind: 'waiting', query });
    try {
      const found = await fetchResults(runtime, model, query, fetching.signal);
      if (mine.isEnded) return;
      mine.destroy();
      show({ kind: 'found', query, ...found });
    } catch (error) {
      if (mine.isEnded) return;
      mine.destroy();
      // The same words may be asked for once more.
      asked = '';
      scope.report(error);
      show({ kind: 'failed', query, text: failureText(error, texts) });
    }
  };

  const ask = (waitMs: number) => {
    const query = model.input.value.trim();
    if (query === asked) return;
    asked = query;
    asking?.destroy();
    if (query.length < MIN_LENGTH) {
      show({ kind: 'nothing' });
      return;
    }
    const mine = scope.begin();
    asking = mine;
    mine.after(waitMs, () => fetchNow(mine, query));
  };

  return {
    typed: () => ask(TYPING_MS),
    now() {
      // A search that only waits for the next key need not wait any more.
      if (asking && !asking.isEnded) asked = '';
      ask(0);
    },
  };
}
