import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOwnElement } from '#page/island/useOwnElement';
import { useScope } from '#page/island/useScope';
import { giveId } from '#page/marks/giveId';
import type { DrawingProps } from './drawing';
import { copiesToCover, pixelsPerSecond, wavePath } from './geometry';
import { copyLettering, fontSizeOf, spacingPixels } from './lettering';
import { findWave, OWN, type WaveNodes } from './marqueeNodes';
import { measureWaveRegion } from './waveText';

/** Draws a text on its wave: in the server's drawing where there is one, else in one of our own. */
export function Wavy(props: DrawingProps) {
  const { wave } = props.design.nodes;
  return wave ? <Wave {...props} wave={wave} /> : <OwnWave {...props} />;
}

/** Brings the drawing that the platform's server sends, for markup without one. */
function OwnWave(props: DrawingProps) {
  const { stage, lettering } = props.design.nodes;
  const element = useOwnElement(stage, `${OWN} skerry-marquee-wave`, 'append');
  const svg = useRef<SVGSVGElement>(null);
  const [wave, setWave] = useState<WaveNodes | null>(null);
  useLayoutEffect(() => setWave(findWave(svg.current)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round may look different
  useLayoutEffect(() => copyLettering(lettering, element), [lettering, element, props.round]);

  const drawing = createPortal(
    <svg ref={svg} className="Marquee-svg" fill="currentColor" aria-hidden="true">
      <path className="Marquee-path" fill="none" />
      <text>
        <textPath className="Marquee-svg-text" />
      </text>
    </svg>,
    element,
  );
  return (
    <>
      {drawing}
      {wave && <Wave {...props} wave={wave} />}
    </>
  );
}

/** Draws the path and its text, and moves the text by one attribute a frame while it runs. */
function Wave({
  wave,
  design,
  round,
  running,
  phase,
  id,
  scope,
}: DrawingProps & { wave: WaveNodes }) {
  const { adopt } = useScope(scope);
  const region = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round measures anew
  useLayoutEffect(() => {
    const { svg, path, textPath, hitboxes } = wave;
    const { stage, lettering } = design.nodes;
    // A box that is not displayed can't be measured; it is drawn when it gets a width.
    if (!stage.clientWidth) return;
    const box = {
      width: stage.clientWidth,
      height: stage.clientHeight,
      fontSize: fontSizeOf(lettering),
    };
    const d = wavePath(box, design.frequency, design.intensity);
    for (const line of [path, ...hitboxes]) adopt.attribute(line, 'd', d);
    adopt.attribute(textPath, 'href', `#${giveId(adopt, path, `${id}-path`)}`);
    const text = measureWaveRegion(svg, {
      items: design.items,
      gap: spacingPixels(design.spacing, lettering),
      rightToLeft: getComputedStyle(lettering).direction === 'rtl',
    });
    region.current = text.width;
    text.fill(textPath, copiesToCover(path.getTotalLength(), text.width));
    return () => textPath.replaceChildren();
  }, [adopt, wave, design, round, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round may have another length
  useLayoutEffect(() => {
    const place = () => {
      const ahead = design.direction === 'left' ? phase.current : 1 - phase.current;
      adopt.attribute(wave.textPath, 'startOffset', (-ahead * region.current).toFixed(2));
    };
    place();
    if (!running || !region.current) return;
    const perMs = pixelsPerSecond(design.speed) / region.current / 1000;
    let before: number | undefined;
    let frame = requestAnimationFrame(function move(now) {
      phase.current = (phase.current + (now - (before ?? now)) * perMs) % 1;
      before = now;
      place();
      frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [adopt, wave, design, round, running, phase]);

  return null;
}
