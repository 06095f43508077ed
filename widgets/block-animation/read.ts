/** How a block comes in. */
export interface BlockAnimation {
  /** Whether a style sheet is to move it. */
  isAnimated: boolean;
  /** Whether a text in it waits for `sqs-text-ready`, which no picture's loading will give. */
  hasText: boolean;
}

/** The classes of an owner who wants no motion end so. */
const NONE = /-animation-none$/;

/** Reads the classes of an image block, or of the text of a quote block. */
export function readAnimation(node: Element): BlockAnimation {
  const animations = [...node.classList].filter((name) => name.includes('-animation-'));
  return {
    isAnimated: animations.some((name) => !NONE.test(name)),
    hasText: node.matches('.image-block-outer-wrapper') && !node.querySelector('img[data-src]'),
  };
}
