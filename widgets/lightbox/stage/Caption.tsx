import { useLayoutEffect, useRef } from 'react';
import type { LightboxControl } from '../input/lightboxControl';
import type { LightboxItem } from '../service';

interface CaptionProps {
  lightbox: LightboxControl;
  item: LightboxItem;
}

/**
 * Draws an item's title and description: as text, or, only where it is marked as HTML, through the
 * HTML gate.
 */
export function Caption({ lightbox, item }: CaptionProps) {
  const { scope } = lightbox;
  const { title, description, isHtml } = item;
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!isHtml || !description) return;
    const filling = scope.begin();
    scope.runtime
      .use('html')
      .then((gate) => gate.sanitize(description))
      .then(
        (nodes) => {
          if (!filling.isEnded) place.current?.replaceChildren(nodes);
        },
        // The title stays, and the description is on the page.
        scope.report,
      );
    return filling.destroy;
  }, [scope, description, isHtml]);

  return (
    <>
      {title && <p className="skerry-lightbox-title title">{title}</p>}
      {description && (
        <div ref={place} className="skerry-lightbox-description description">
          {isHtml ? null : description}
        </div>
      )}
    </>
  );
}
