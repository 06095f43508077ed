import { useLayoutEffect } from 'react';
import { useAdoption } from '../../src/island/useAdoption';
import type { Runtime } from '../../src/runtime';
import { reserveHeight } from './prepare';
import type { MarqueeDesign } from './read';

interface StageProps {
  design: MarqueeDesign;
  /** Another number: the font size may have changed. */
  round: number;
  runtime: Runtime;
}

/**
 * Sets the stage out of the server's nodes: its height, and what is out of sight while the text
 * is drawn. Rendered before what is drawn, which is measured in it.
 */
export function Stage({ design: { parts, intensity }, round, runtime }: StageProps) {
  const adoption = useAdoption(runtime);

  useLayoutEffect(() => {
    const { stage, lettering, spoken, measured, track, wave } = parts;
    adoption.toggleClass(stage, 'skerry-marquee', true);
    if (wave) adoption.toggleClass(lettering, 'skerry-marquee-lettering', true);
    if (track !== stage) adoption.toggleClass(track, 'skerry-marquee-track', true);
    if (measured) adoption.toggleClass(measured, 'skerry-marquee-measured', true);
    for (const text of spoken) adoption.toggleClass(text, 'skerry-marquee-spoken', true);
  }, [adoption, parts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round may have another font size
  useLayoutEffect(() => {
    reserveHeight(parts.stage, parts.lettering, intensity, adoption);
  }, [adoption, parts, intensity, round]);

  return null;
}
