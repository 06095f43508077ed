import { useLayoutEffect, useRef } from 'react';
import type { LightboxItem } from '../../src/services/lightboxes';
import type { LightboxControl } from './lightboxControl';

interface CaptionProps {
  lightbox: LightboxControl;
  item: LightboxItem;
}

/** What is said of an item: as text, or, only where it is marked as HTML, through the HTML gate. */
export function Caption({ lightbox, item }: CaptionProps) {
  const { runtime } = lightbox;
  const { title, description, isHtml } = item;
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!isHtml || !description) return;
    let isCurrent = true;
    runtime
      .use('html')
      .then((gate) => gate.sanitize(description))
      .then(
        (nodes) => {
          if (isCurrent) place.current?.replaceChildren(nodes);
        },
        // The title stays, and the description is on the page.
        (error: unknown) => runtime.report(error, { initializer: 'lightbox' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [runtime, description, isHtml]);

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
