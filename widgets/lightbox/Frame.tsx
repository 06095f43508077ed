import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { fillText } from '../../src/strings/fillText';
import { Caption } from './Caption';
import { Item } from './Item';
import type { LightboxControl } from './lightboxControl';
import { MOST_SLOTS, slotsOf } from './state';
import { usePointing } from './usePointing';

interface FrameProps {
  lightbox: LightboxControl;
}

/** A lightbox: the overlay, the open item and its neighbours, and the controls around them. */
export function Frame({ lightbox }: FrameProps) {
  const { store, settings, texts, layer, step } = lightbox;
  const { set, theme, title } = settings;
  const view = useSyncExternalStore(store.subscribe, () => store.view);
  const overlay = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const slideshow = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { slot, isPointed, isCaptionShown } = view;
  const before = useRef(slot);

  useLayoutEffect(() => {
    if (!overlay.current || !controls.current || !row.current || !slideshow.current) return;
    return lightbox.drawn(
      { overlay: overlay.current, controls: controls.current, row: row.current },
      slideshow.current,
    );
  }, [lightbox]);

  useLayoutEffect(() => {
    const by = slot - before.current;
    if (!by) return;
    before.current = slot;
    lightbox.stage?.move(Math.abs(by) < MOST_SLOTS);
  }, [lightbox, slot]);

  useLayoutEffect(() => {
    // What is beside the open item waits until that is painted.
    const frame = requestAnimationFrame(() => {
      stopWaiting = lightbox.runtime.clock.after(0, () => store.dispatch({ type: 'painted' }));
    });
    let stopWaiting = () => cancelAnimationFrame(frame);
    const sizes = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = layer;
      store.dispatch({ type: 'resize', window: { width, height } });
    });
    sizes.observe(layer);
    return () => {
      stopWaiting();
      sizes.disconnect();
    };
  }, [lightbox, store, layer]);

  usePointing(lightbox, view.phase);

  const item = lightbox.itemAt(slot);
  const captionId = `${layer.id}-caption`;
  const hasCaption = Boolean(item.title || item.description);
  const isCaptionOpen = hasCaption && isCaptionShown;
  const pointed = isPointed ? ' mouseover' : '';
  const place = { n: lightbox.indexOf(slot) + 1, m: set.length };
  const [previous, next] = [-1, 1].map((by) => () => step(by));

  return createPortal(
    <>
      <div
        ref={overlay}
        className={`skerry-lightbox-overlay sqs-lightbox-overlay${theme === 'light' ? ' light' : ''}`}
      />
      <div
        className="skerry-lightbox-dialog yui3-lightbox2"
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
      >
        <div className="skerry-lightbox-content yui3-lightbox2-content">
          <div ref={slideshow} className="skerry-lightbox-slideshow sqs-lightbox-slideshow">
            <div className="skerry-lightbox-padder sqs-lightbox-padder">
              <div ref={row} className="skerry-lightbox-row">
                {slotsOf(view, set.length).map((one) => (
                  <Item key={one} lightbox={lightbox} slot={one} isOpen={one === slot} />
                ))}
              </div>
            </div>
          </div>
          <div ref={controls} className="skerry-lightbox-controls">
            <button
              type="button"
              className="skerry-lightbox-close sqs-lightbox-close"
              aria-label={texts.close}
              onClick={lightbox.close}
            >
              <span aria-hidden="true" />
            </button>
            {set.length > 1 && (
              <>
                <button
                  type="button"
                  className={`skerry-lightbox-previous sqs-lightbox-previous${pointed}`}
                  aria-label={texts.previous}
                  onClick={previous}
                >
                  <span aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={`skerry-lightbox-next sqs-lightbox-next${pointed}`}
                  aria-label={texts.next}
                  onClick={next}
                >
                  <span aria-hidden="true" />
                </button>
                <p className="skerry-lightbox-place">
                  <span aria-hidden="true">{`${place.n} / ${place.m}`}</span>
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
              {set.length > 1 &&
                fillText(item.kind === 'video' ? texts.videoPlace : texts.imagePlace, place)}
            </p>
          </div>
        </div>
      </div>
    </>,
    layer,
  );
}
