import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOwnElement } from '#page/island/useOwnElement';
import type { Strings } from '#texts/strings';
import type { DrawingProps } from './drawing';
import { copyLettering, fontSizeOf } from './lettering';
import { OWN } from './marqueeNodes';

/** The height of a line of text, in font sizes. */
const LINE = 1.2;

interface StillProps extends Pick<DrawingProps, 'design' | 'round'> {
  texts: Strings['marquees'];
}

/**
 * Draws the text once, standing still, in a strip that scrolls where it is too long for its box.
 */
export function Still({ design, round, texts }: StillProps) {
  const { nodes, link } = design;
  const text = design.items.join(' ');
  const element = useOwnElement(nodes.stage, `${OWN} skerry-marquee-still`, 'append');
  const [scrolls, setScrolls] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round measures anew
  useLayoutEffect(() => {
    copyLettering(nodes.lettering, element);
    // A scroll bar takes some of the line's height, and the stage keeps its own.
    const room = element.clientHeight / LINE;
    const isTooLow = room > 0 && room < fontSizeOf(nodes.lettering);
    if (isTooLow) element.style.fontSize = `${room}px`;
    setScrolls(element.scrollWidth > element.clientWidth);
  }, [element, nodes, text, round]);

  // A strip that scrolls must be reached by keyboard: by its link, or else by itself.
  useLayoutEffect(() => {
    const own = scrolls && !link;
    for (const [name, value] of [
      ['role', 'region'],
      ['tabindex', '0'],
      ['aria-label', texts.scrollable],
    ] as const) {
      if (own) element.setAttribute(name, value);
      else element.removeAttribute(name);
    }
  }, [element, scrolls, link, texts]);

  return createPortal(
    link ? <a href={link}>{text}</a> : <span aria-hidden="true">{text}</span>,
    element,
  );
}
