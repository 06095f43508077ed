import type { Scope } from '#engine/scope';
import { createIslandRoots } from '#page/island/islandRoots.tsx';
import { putClass } from '#page/marks/putClass';
import { prefersReducedMotion } from '#page/motion/reducedMotion';
import { whenPainted } from '#page/motion/whenPainted';
import { createBackEntry } from '#page/overlays/createBackEntry';
import { createModals } from '#page/overlays/createModals';
import { createOverlays } from '#page/overlays/createOverlays';
import { windowSize } from '#page/windowSize';
import { wrapIndex } from '#rules/wrapIndex';
import type { Strings } from '#texts/strings';
import { createAddress } from './address/createAddress';
import { createLightboxStore } from './createLightboxStore';
import { fadeIn } from './geometry/openMotion';
import type { LightboxControl } from './input/lightboxControl';
import { watchGestures } from './input/watchGestures';
import { watchKeys } from './input/watchKeys';
import { createSlots } from './items/createSlots';
import { createStandIn } from './items/createStandIn';
import { readThumbnail } from './items/readThumbnail';
import { watchLinks } from './items/watchLinks';
import type { LightboxSettings } from './settings';
import { createLayer } from './stage/createLayer';
import { createStage, type Stage } from './stage/createStage';
import { Frame } from './stage/Frame';
import { firstState } from './state';

const focusClose = (layer: HTMLElement) =>
  layer.querySelector<HTMLElement>('.skerry-lightbox-close')?.focus({ preventScroll: true });

/** The start of a lightbox. */
export interface LightboxStart {
  /** Of our element in the page. */
  id: string;
  settings: LightboxSettings;
  texts: Strings['galleries'];
  /** Gets the focus in the end, the first that takes it. */
  trail: readonly HTMLElement[];
  /** Called when it is gone, or on its way. */
  onClose(): void;
}

/** Creates the control of a lightbox, which is not in the page yet. */
function createControl(
  scope: Scope,
  { id, settings, texts, trail }: LightboxStart,
  parts: Pick<LightboxControl, 'close' | 'closed'> & { onStep(control: LightboxControl): void },
): LightboxControl {
  const { length } = settings.set;
  const store = createLightboxStore(firstState(settings.start, windowSize()));
  const slots = createSlots(settings, store);
  const isRtl = getComputedStyle(trail[0] ?? document.body).direction === 'rtl';
  const { layer, overlay } = createLayer(id, isRtl, settings);
  const items = new Map<number, HTMLElement>();
  let stage: Stage | undefined;

  // Without a spread: V8 keeps the first object that has getters behind one, and all that it holds.
  const control: LightboxControl = {
    scope,
    settings,
    texts,
    store,
    isRtl,
    trail,
    layer,
    overlay,
    indexOf: slots.indexOf,
    itemAt: slots.itemAt,
    drawnSize: slots.drawnSize,
    sourceSize: slots.sourceSize,
    closed: parts.closed,
    close: parts.close,
    destroy: scope.destroy,
    get index() {
      return slots.indexOf(store.state.slot);
    },
    get stage() {
      return stage;
    },
    step(by) {
      if (length < 2) return;
      // A link in a caption that has the focus goes with the caption.
      if (by && document.activeElement?.closest('.skerry-lightbox-meta')) focusClose(layer);
      store.dispatch({ type: 'step', by });
      parts.onStep(control);
    },
    show(index) {
      const by = wrapIndex(index - control.index, length);
      control.step(by > length / 2 ? by - length : by);
    },
    drawn(elements, slideshow) {
      const drawing = scope.begin();
      const itemOf = (slot: number) => items.get(slot);
      const { drawnSize } = slots;
      stage = createStage(drawing, store, settings, isRtl, {
        ...elements,
        overlay,
        itemOf,
        drawnSize,
      });
      stage.row.place(store.state.slot);
      watchGestures(drawing, slideshow, control, stage);
      watchKeys(drawing, control);
      watchLinks(drawing, control);
      return drawing.destroy;
    },
    addItem(slot, element) {
      items.set(slot, element);
      return () => items.delete(slot);
    },
  };
  return control;
}

/**
 * Opens one lightbox. Layout is read before anything is written, and once. Where it moves, the overlay is
 * painted first, for something to move with the press: the rest is drawn in the task after that frame.
 *
 * @param scope Its own: with it the lightbox is gone from the page.
 */
export function createLightbox(scope: Scope, start: LightboxStart): LightboxControl {
  const { runtime } = scope;
  const { settings, trail } = start;
  /** Until it begins to close: then the page is the visitor's again. */
  const open = scope.begin();
  let fail: (error: unknown) => void = () => {};
  const closed = new Promise<void>((resolve, reject) => {
    scope.own(resolve);
    fail = reject;
  });
  const placeOf = (slot: number) =>
    prefersReducedMotion()
      ? undefined
      : readThumbnail(control.itemAt(slot).thumbnail, store.state.window);

  const close = () => {
    const { phase, slot } = store.state;
    if (phase === 'closing' || phase === 'closed') return;
    const place = placeOf(slot);
    store.dispatch({ type: 'close' });
    open.destroy();
    if (control.stage) control.stage.close(place, scope.destroy);
    else scope.destroy();
  };
  const writeAddress = () => {
    // Not before Back has its entry.
    if (settings.historyHash && control.stage) address.show(control.itemAt(store.state.slot));
  };
  const control = createControl(scope, start, { close, closed, onStep: writeAddress });
  const { store, layer, overlay } = control;
  const address = createAddress(open);

  const place = placeOf(settings.start);
  document.body.append(layer);
  scope.own(() => layer.remove());
  const content = scope.begin();
  // The page is given back before anything of the lightbox goes.
  scope.own(open.destroy);
  // Escape closes it from the press on: the modal, which hears it then, comes with the rest.
  const stopHearing = open.own(runtime.part(createOverlays).push(close));

  const draw = (fade?: Animation) => {
    open.own(() => {
      layer.inert = true;
    });
    stopHearing();
    // The modal measures the page: before anything is drawn that costs no layout. What gets the focus comes
    // after it.
    const focus = () => {};
    open.own(runtime.part(createModals).open({ layer, container: layer, focus, close, trail }));
    // Not before the modal has measured the page: by this class the platform's sheet takes its scrollbar.
    putClass(document.body, 'sqs-lightbox-open', open);
    const onError = (error: unknown) => {
      scope.report(error);
      // React is still at work here.
      queueMicrotask(scope.destroy);
    };
    content.own(runtime.part(createIslandRoots).mount(<Frame lightbox={control} />, onError));
    content.own(() => store.dispatch({ type: 'closed' }));
    focusClose(layer);
    open.own(runtime.part(createBackEntry).add(close));
    writeAddress();
    control.stage?.open(place, fade);
  };
  const show = async () => {
    if (prefersReducedMotion()) return draw();
    const fade = fadeIn(overlay);
    const standIn = place && createStandIn(control, place);
    if (standIn) layer.append(standIn);
    await whenPainted(scope);
    standIn?.remove();
    draw(fade);
  };
  show().catch((error) => {
    fail(error);
    scope.destroy();
  });
  open.own(start.onClose);
  return control;
}
