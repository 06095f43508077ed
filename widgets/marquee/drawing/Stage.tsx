import { useLayoutEffect } from 'react';
import type { BlockScope } from '#engine/scope';
import { useScope } from '#page/island/useScope';
import { reserveHeight } from '../prepare';
import type { MarqueeDesign } from '../read';

interface StageProps {
  design: MarqueeDesign;
  /** Counts up: each number may have another font size. */
  round: number;
  scope: BlockScope;
}

/**
 * Makes a stage of the server's nodes: gives it its height, and takes texts out of sight while they
 * are drawn. Rendered before the drawing, which is measured in it.
 */
export function Stage({ design: { nodes, intensity }, round, scope: around }: StageProps) {
  const scope = useScope(around);

  useLayoutEffect(() => {
    const { adopt } = scope;
    const { stage, lettering, spoken, measured, track, wave } = nodes;
    adopt.toggleClass(stage, 'skerry-marquee', true);
    if (wave) adopt.toggleClass(lettering, 'skerry-marquee-lettering', true);
    if (track !== stage) adopt.toggleClass(track, 'skerry-marquee-track', true);
    if (measured) adopt.toggleClass(measured, 'skerry-marquee-measured', true);
    for (const text of spoken) adopt.toggleClass(text, 'skerry-marquee-spoken', true);
  }, [scope, nodes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round may have another font size
  useLayoutEffect(() => {
    reserveHeight(nodes.stage, nodes.lettering, intensity, scope);
  }, [scope, nodes, intensity, round]);

  return null;
}
