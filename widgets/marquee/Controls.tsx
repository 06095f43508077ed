import { createPortal } from 'react-dom';
import { useOwnElement } from '#page/island/useOwnElement';
import type { Strings } from '#texts/strings';
import { OWN } from './drawing/marqueeNodes';
import type { MarqueeDesign } from './read';

interface ControlsProps {
  design: MarqueeDesign;
  texts: Strings['marquees'];
  paused: boolean;
  onPress(): void;
}

/** Renders the pause button, and the link over the whole stage where the block has one. */
export function Controls({ design, texts, paused, onPress }: ControlsProps) {
  const { nodes, link, items } = design;
  const element = useOwnElement(nodes.stage, `${OWN} skerry-marquee-controls`, 'prepend');
  return createPortal(
    <>
      <button
        type="button"
        className="skerry-marquee-button"
        aria-label={paused ? texts.play : texts.pause}
        onClick={onPress}
      >
        <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
          <path d={paused ? 'M4 2l10 6-10 6z' : 'M3 2h4v12H3zM9 2h4v12H9z'} />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useAnchorContent: named with the text that moves under it */}
      {link && <a className="skerry-marquee-link" href={link} aria-label={items.join(' ')} />}
    </>,
    element,
  );
}
