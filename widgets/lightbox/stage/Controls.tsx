import type { RefObject } from 'react';
import { Words } from '#page/island/Words.tsx';
import { fillText } from '#texts/fillText';
import type { LightboxControl } from '../input/lightboxControl';
import type { LightboxState } from '../state';
import { Caption } from './Caption';

interface ControlsProps {
  lightbox: LightboxControl;
  view: LightboxState;
  /** Of their element, which fades when the lightbox opens and closes. */
  element: RefObject<HTMLDivElement | null>;
}

/** Draws the buttons of a lightbox, the caption of the open item, and its place in the set. */
export function Controls({ lightbox, view, element }: ControlsProps) {
  const { store, settings, texts, layer, step } = lightbox;
  const { slot, isPointed, isCaptionShown } = view;
  const { length } = settings.set;
  const item = lightbox.itemAt(slot);
  const captionId = `${layer.id}-caption`;
  const hasCaption = Boolean(item.title || item.description);
  const isCaptionOpen = hasCaption && isCaptionShown;
  const pointed = isPointed ? ' mouseover' : '';
  const place = { n: lightbox.indexOf(slot) + 1, m: length };

  return (
    <div ref={element} className="skerry-lightbox-controls">
      <button
        type="button"
        className="skerry-lightbox-close sqs-lightbox-close"
        aria-label={texts.close}
        onClick={lightbox.close}
      >
        <span aria-hidden="true" />
      </button>
      {length > 1 && (
        <>
          <button
            type="button"
            className={`skerry-lightbox-previous sqs-lightbox-previous${pointed}`}
            aria-label={texts.previous}
            onClick={() => step(-1)}
          >
            <span aria-hidden="true" />
          </button>
          <button
            type="button"
            className={`skerry-lightbox-next sqs-lightbox-next${pointed}`}
            aria-label={texts.next}
            onClick={() => step(1)}
          >
            <span aria-hidden="true" />
          </button>
          <p className="skerry-lightbox-place">
            <span aria-hidden="true">
              <Words>{`${place.n} / ${place.m}`}</Words>
            </span>
          </p>
        </>
      )}
      {hasCaption && (
        <button
          type="button"
          className="skerry-lightbox-trigger sqs-lightbox-meta-trigger"
          aria-label={texts.caption}
          aria-expanded={isCaptionOpen}
          aria-controls={captionId}
          onClick={() => store.dispatch({ type: 'toggle-caption' })}
        >
          <span aria-hidden="true" />
        </button>
      )}
      <div
        id={captionId}
        className={`skerry-lightbox-meta sqs-lightbox-meta${isCaptionOpen ? ' overlay-description-visible' : ''}`}
        hidden={!isCaptionOpen}
      >
        {isCaptionOpen && <Caption key={slot} lightbox={lightbox} item={item} />}
      </div>
      <p className="skerry-lightbox-told" role="status">
        {length > 1 && (
          <Words>
            {fillText(item.kind === 'video' ? texts.videoPlace : texts.imagePlace, place)}
          </Words>
        )}
      </p>
    </div>
  );
}
