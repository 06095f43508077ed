import type { Stage } from '../layout';

/**
 * Takes all slides but one out of the layout, so that 500 cost the browser little more than one.
 * Where the first pass ran (`prepare.ts`), it has done so for all but the first: a look at the
 * last tells.
 */
export function layOnly({ slides, adoption }: Pick<Stage, 'slides' | 'adoption'>, index: number) {
  const isDone = slides.at(-1)?.node.style.display === 'none';
  for (const at of isDone ? [0] : slides.keys()) {
    const node = slides[at]?.node;
    if (node && at !== index) adoption.style(node, 'display', 'none');
  }
  layOut({ slides, adoption }, index);
}

/** Puts a slide back into the layout. */
export function layOut({ slides, adoption }: Pick<Stage, 'slides' | 'adoption'>, index: number) {
  const node = slides[index]?.node;
  if (node) adoption.style(node, 'display', '');
}
