import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '#engine/slices';
import { useStore } from '#page/island/useStore';
import { whenPainted } from '#page/motion/whenPainted';
import type { LightboxControl } from '../input/lightboxControl';
import { usePointing } from '../input/usePointing';
import { MOST_SLOTS, type Phase, slotsOf } from '../state';
import { Controls } from './Controls';
import { Item } from './Item';

interface FrameProps {
  lightbox: LightboxControl;
}

/** Tells the state when the window of the lightbox changes its size. */
function useLayerSize({ scope, store, layer }: LightboxControl): void {
  useLayoutEffect(() => {
    const watching = scope.begin();
    const sizes = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = layer;
      store.dispatch({ type: 'resize', window: { width, height } });
    });
    sizes.observe(layer);
    watching.own(() => sizes.disconnect());
    return watching.destroy;
  }, [scope, store, layer]);
}

/**
 * Lets the neighbours of the open item come in the first idle moment after that is painted where it comes to
 * rest. Earlier their pictures would hold up the motion, and its first frame by half a second on a slow phone.
 */
function useNeighbours({ scope, store }: LightboxControl, phase: Phase): void {
  useLayoutEffect(() => {
    if (phase !== 'open') return;
    const waiting = scope.begin();
    whenPainted(waiting)
      .then(() => whenIdle(scope.runtime.clock))
      .then(() => waiting.isEnded || store.dispatch({ type: 'painted' }));
    return waiting.destroy;
  }, [scope, store, phase]);
}

/**
 * Draws a lightbox over its overlay: the open item and its neighbours, and the controls around them.
 */
export function Frame({ lightbox }: FrameProps) {
  const { store, settings, layer } = lightbox;
  const { set, title } = settings;
  const view = useStore(store.subscribe, () => store.view);
  const controls = useRef<HTMLDivElement>(null);
  const slideshow = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { slot } = view;
  const before = useRef(slot);

  useLayoutEffect(() => {
    if (!controls.current || !row.current || !slideshow.current) return;
    return lightbox.drawn({ controls: controls.current, row: row.current }, slideshow.current);
  }, [lightbox]);

  useLayoutEffect(() => {
    const by = slot - before.current;
    if (!by) return;
    before.current = slot;
    lightbox.stage?.move(Math.abs(by) < MOST_SLOTS);
  }, [lightbox, slot]);

  useLayerSize(lightbox);
  useNeighbours(lightbox, view.phase);
  usePointing(lightbox, view.phase);

  return createPortal(
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
        <Controls lightbox={lightbox} view={view} element={controls} />
      </div>
    </div>,
    layer,
  );
}
