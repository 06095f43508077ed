import { inTime } from '#engine/inTime';
import type { BlockScope, Scope } from '#engine/scope';
import { hideNodes } from '../hideNodes';
import { type Question, whenAllowed } from './whenAllowed';

/** So long another company may take to show what it has, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What another company shows in a block. */
export interface Elsewhere {
  /** Undefined where nobody else is asked. */
  question: Question | undefined;
  /** Who is asked, for warnings. */
  site: string;
  /** The field of the block that is wrong where nothing comes. */
  field: string;
  /** What a visitor has without it: hidden while it is there. */
  fallback: readonly Node[];
  /**
   * Brings it into the page, until the scope ends. Resolves with what is there now; rejects where it
   * can't be had.
   */
  bring(scope: Scope): Promise<HTMLElement>;
}

const focusable = (nodes: readonly Node[]) =>
  nodes
    .filter((one) => one instanceof HTMLElement)
    .flatMap((one) => [one, ...one.querySelectorAll<HTMLElement>('a[href],button,input,select')])
    .find((one) => one.matches('a[href],button,input,select')) ?? null;

/**
 * Brings in what another company has, once the visitor allows it, in the place of the fallback. Where
 * nothing comes within 10 s, or what comes fails, the fallback stays, after a warning.
 *
 * @returns Whether it is there.
 */
export async function bringIn(
  scope: BlockScope,
  { question, site, field, fallback, bring }: Elsewhere,
): Promise<boolean> {
  const allowed = await whenAllowed(scope, question);
  if (scope.isEnded) return false;
  const life = scope.begin();
  try {
    const shown = await inTime(life, PATIENCE_MS, site, bring(life));
    if (scope.isEnded) return false;
    hideNodes(fallback, life);
    allowed(focusable([shown]) ?? shown);
    return true;
  } catch (error) {
    life.destroy();
    if (scope.isEnded) return false;
    scope.warn(field, `${error}: what the server sent stays`);
    allowed(focusable(fallback));
    return false;
  }
}
