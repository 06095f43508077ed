import type { Stage } from './layout';

type Laying = Pick<Stage, 'slides' | 'options' | 'scope'>;

/**
 * Takes all slides but one out of the layout, so that 500 cost the browser little more than one.
 * Where the first pass ran (`prepare.ts`), it has done so for all but the first: a look at the
 * last tells.
 */
export function hideAllBut(stage: Laying, index: number) {
  const { slides, scope } = stage;
  const isDone = slides.at(-1)?.node.style.display === 'none';
  for (const at of isDone ? [0] : slides.keys()) {
    const node = slides[at]?.node;
    if (node && at !== index) scope.adopt.style(node, 'display', 'none', 'important');
  }
  layOut(stage, index);
}

/** Puts a slide back into the layout, by its design's class, which the page's styles wait for. */
export function layOut({ slides, options, scope: { adopt } }: Laying, index: number) {
  const node = slides[index]?.node;
  if (!node) return;
  adopt.toggleClass(node, `sqs-gallery-design-${options.design}-slide`, true);
  adopt.style(node, 'display', '');
}
