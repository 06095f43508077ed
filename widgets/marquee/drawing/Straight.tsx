import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOwnElement } from '#page/island/useOwnElement';
import { range } from '#rules/numbers/range';
import type { DrawingProps } from './drawing';
import { copiesToCover, pixelsPerSecond } from './geometry';
import { copyLettering, spacingPixels } from './lettering';
import { OWN } from './marqueeNodes';

/**
 * Draws a straight text: copies in a row, moved by one endless transform, which the browser runs
 * without us.
 */
export function Straight({ design, round, running, phase }: DrawingProps) {
  const { nodes, items } = design;
  const element = useOwnElement(nodes.track, `${OWN} skerry-marquee-strip`, 'append');
  const [copies, setCopies] = useState(2);
  const animation = useRef<Animation>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round measures anew
  useLayoutEffect(() => {
    copyLettering(nodes.lettering, element);
    const gap = spacingPixels(design.spacing, nodes.lettering);
    element.style.setProperty('--_gap', `${gap}px`);
    const region = element.firstElementChild;
    // The layout's width: a box that is scaled, or that has none, has another on the screen.
    const width = region ? Number.parseFloat(getComputedStyle(region).width) : 0;
    if (!(width > 0)) return;
    setCopies(copiesToCover(nodes.stage.clientWidth, width));
    const duration = (width / pixelsPerSecond(design.speed)) * 1000;
    const move = element.animate(
      [{ transform: 'translateX(0)' }, { transform: `translateX(${-width}px)` }],
      {
        duration,
        iterations: Number.POSITIVE_INFINITY,
        direction: design.direction === 'left' ? 'normal' : 'reverse',
      },
    );
    move.currentTime = phase.current * duration;
    animation.current = move;
    return () => {
      phase.current = (Number(move.currentTime) / duration) % 1;
      move.cancel();
    };
  }, [element, nodes, design, round, phase]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has its own animation
  useLayoutEffect(() => {
    if (running) animation.current?.play();
    else animation.current?.pause();
  }, [running, design, round]);

  return createPortal(
    range(copies).map((copy) => (
      <span key={copy} className="skerry-marquee-region" aria-hidden="true">
        {items.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may come twice
          <span key={index} className="skerry-marquee-item">
            {text}
          </span>
        ))}
      </span>
    )),
    element,
  );
}
