/** What is known of one thing's likes. */
export interface Like {
  isLiked: boolean;
  /** By how many visitors it is liked; 0 or more. */
  count: number;
}

/** A like button, without its looks. */
export interface LikeState {
  /** Likes it, or takes the like back. */
  press(): void;
}

/**
 * Creates the state of a like button. A press shows at once and is sent; presses while one is under way
 * are sent once it is over, as what they come to. What can't be sent is taken back.
 *
 * @param send Resolves with the server's count, or undefined where it tells none; rejects where it
 *   does not take the like.
 * @param show Told of each change, and whether one was taken back.
 */
export function createLikeState(
  first: Like,
  send: (isLiked: boolean) => Promise<number | undefined>,
  show: (like: Like, isTakenBack: boolean) => void,
): LikeState {
  let known = first;
  let wanted = first.isLiked;
  let isSending = false;

  const countAs = (isLiked: boolean) =>
    Math.max(0, known.count + Number(isLiked) - Number(known.isLiked));
  const tell = (isTakenBack = false) =>
    show({ isLiked: wanted, count: countAs(wanted) }, isTakenBack);

  const sendWanted = async () => {
    isSending = true;
    while (wanted !== known.isLiked) {
      const isLiked = wanted;
      try {
        const count = await send(isLiked);
        known = { isLiked, count: count ?? countAs(isLiked) };
        tell();
      } catch {
        wanted = known.isLiked;
        tell(true);
      }
    }
    isSending = false;
  };

  return {
    press() {
      wanted = !wanted;
      tell();
      if (!isSending) sendWanted();
    },
  };
}
