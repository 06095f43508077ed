import type { BlockScope } from '#engine/scope';
import { createHiddenText } from '#page/createHiddenText';
import { markAdopted } from '#page/marks/markAdopted';
import { pressByKeys } from '#page/press/keys/pressByKeys';
import { fillText } from '#texts/fillText';
import type { likes } from '#texts/social/likes';
import { createHeart } from './createHeart';
import type { LikeModel } from './read';
import type { Like } from './state';

/** Returns what stands on the button of a count. */
export function countText(count: number, texts: typeof likes): string {
  if (!count) return texts.like;
  return count === 1 ? texts.oneLike : fillText(texts.likes, { n: count });
}

/**
 * Makes the platform's empty node a button with a heart and a count. Returns what shows a like on it.
 */
export function dressPlatform(
  scope: BlockScope,
  { button, count, icon }: LikeModel,
  texts: typeof likes,
): (like: Like) => void {
  const { adopt } = scope;
  adopt.attribute(button, 'role', 'button');
  adopt.attribute(button, 'tabindex', '0');
  markAdopted(button, scope);
  // The name of a button that is pressed or not says what is pressed, before it says how often.
  const name = createHiddenText('');
  const shown = document.createElement('span');
  const heart = createHeart();
  (icon ?? button).append(heart);
  (count ?? button).append(name, shown);
  scope.own(() => {
    for (const made of [heart, name, shown]) made.remove();
  });
  scope.listen(button, { keydown: pressByKeys(button, () => button.click()) });
  return ({ isLiked, count: of }) => {
    name.textContent = of ? `${texts.like}: ` : '';
    shown.textContent = countText(of, texts);
    adopt.toggleClass(button, 'clicked', isLiked);
  };
}
