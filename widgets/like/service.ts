import type { LikeTarget } from '#calls/endpoints/site/itemLikes';

/** What sends likes: only a visitor who presses a button loads it. */
export interface LikeSending {
  /** Resolves with the server's count, or undefined where it tells none; rejects where it refuses. */
  send(target: LikeTarget, isLiked: boolean): Promise<number | undefined>;
}

declare module '#engine/runtime' {
  interface Services {
    'like-sending': LikeSending;
  }
}
