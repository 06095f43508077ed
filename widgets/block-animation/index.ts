import type { WidgetModule } from '#engine/initializer';
import { isMotionUnwanted } from '#page/motion/isMotionUnwanted';
import { createHiding, DISABLED, LOADED } from './createHiding';
import { readAnimation } from './read';

/** The part of a block that is in view before it comes in, from 0 to 1. */
const IN_VIEW = 0.1;

/**
 * Lets a block come in when it is seen, as the style sheets draw it. The first pass has shown all blocks
 * already, so that none is lost where this code is missing: only one that is out of view is hidden
 * again, without motion. Before the page is printed all come in.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt, runtime } = scope;
  const { isAnimated, hasText } = readAnimation(node);
  // Its text waits for a picture that the server has completed, and of which nobody tells.
  if (hasText) adopt.toggleClass(node, 'sqs-text-ready', true);
  if (!isAnimated) return hasText;
  if (isMotionUnwanted()) {
    adopt.toggleClass(node, DISABLED, true);
    return true;
  }

  const waiting = scope.begin();
  let isFirst = true;
  const comeIn = () => {
    waiting.destroy();
    // The visitor may have asked for less motion since.
    if (isMotionUnwanted()) adopt.toggleClass(node, DISABLED, true);
    adopt.toggleClass(node, LOADED, true);
  };
  waiting.listen(window, { beforeprint: comeIn });
  waiting.own(
    runtime.visibility.watch(
      node,
      (isVisible, { intersectionRatio }) => {
        const isSeen = isVisible && (isFirst || intersectionRatio >= IN_VIEW);
        if (isSeen) comeIn();
        else if (isFirst) runtime.part(createHiding)(node, scope);
        isFirst = false;
      },
      { thresholds: [0, IN_VIEW] },
    ),
  );
  return true;
};
