import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOwnElement } from '../../src/island/useOwnElement';
import type { Strings } from '../../src/strings/strings';
import type { DrawingProps } from './drawing';
import { copyLettering, fontSizeOf } from './lettering';
import { OWN } from './parts';

/** A line of text takes this height, in font sizes. */
const LINE = 1.2;

interface StillProps extends Pick<DrawingProps, 'design' | 'round'> {
  texts: Strings['marquees'];
}

/** The text once, standing still, in a strip that scrolls where it is too long for its box. */
export function Still({ design, round, texts }: StillProps) {
  const { parts, link } = design;
  const text = design.items.join(' ');
  const element = useOwnElement(parts.stage, `${OWN} skerry-marquee-still`, 'append');
  const [scrolls, setScrolls] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round measures anew
  useLayoutEffect(() => {
    copyLettering(parts.lettering, element);
    // A scroll bar takes of the line's height, and the stage keeps its own.
    const room = element.clientHeight / LINE;
    const fits = room === 0 || room >= fontSizeOf(parts.lettering);
    if (!fits) element.style.fontSize = `${room}px`;
    setScrolls(element.scrollWidth > element.clientWidth);
  }, [element, parts, text, round]);

  // Without a link in it, a strip that scrolls is to be reached by keyboard on its own.
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
