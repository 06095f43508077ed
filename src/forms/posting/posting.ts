import type { Scope } from '#engine/scope';
import type { FormModel } from '../formModel';
import type { FormTexts } from '../formTexts';
import type { Outcome } from '../life/sender';
import type { Post } from './readPost';

declare module '#engine/runtime' {
  interface Services {
    /** How forms are posted to an address of their own. */
    posting: Posting;
  }
}

/** An answer to a form. */
export interface PostReply {
  /** 0 for none. */
  status: number;
  /** Where it comes from, after redirects; without the fragment. */
  url: string;
  /** What it says as JSON; undefined for anything else. */
  json: unknown;
  /** The page that it is; null for anything else. */
  page: Document | null;
}

/** How forms are posted: the service `posting`, which only forms of a page's own load. */
export interface Posting {
  /**
   * Posts a form, once.
   *
   * @param scope Of this post alone: it ends with the answer.
   * @param tell Is told how much is there, 0 to 1, where files are sent to the page's own origin.
   */
  send(
    scope: Scope,
    post: Post,
    signal: AbortSignal,
    tell: (part: number) => void,
  ): Promise<PostReply>;
  /**
   * Returns what becomes of a form by the server's answer.
   *
   * @param asked Where it was posted.
   * @param sent What was posted: an answer that repeats it is no message.
   */
  judge(
    reply: PostReply,
    asked: URL,
    sent: readonly unknown[],
    model: Pick<FormModel, 'fields' | 'statusTexts'>,
    texts: FormTexts,
  ): Outcome;
}
