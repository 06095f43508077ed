import type { Cancel } from '../../src/clock';
import type { Size } from '../../src/images/geometry';
import { createIslandRoots } from '../../src/island/islandRoots';
import { createModals } from '../../src/overlays/createModals';
import { prefersReducedMotion } from '../../src/reducedMotion';
import type { Runtime } from '../../src/runtime';
import type { LightboxItem } from '../../src/services/lightboxes';
import type { Strings } from '../../src/strings/strings';
import { createAddress } from './createAddress';
import { createBackEntry } from './createBackEntry';
import { createStage, type Stage } from './createStage';
import { createStore } from './createStore';
import { Frame } from './Frame';
import { fitItem } from './fit';
import type { LightboxControl } from './lightboxControl';
import { readThumbnail } from './readThumbnail';
import { type LightboxSettings, wrapIndex } from './settings';
import { sourceSize } from './sourceSize';
import { firstState } from './state';
import { watchGestures } from './watchGestures';
import { watchKeys } from './watchKeys';
import { watchLinks } from './watchLinks';

const windowSize = (): Size => {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { width, height };
};

export interface LightboxParts {
  runtime: Runtime;
  /** Of our element in the page. */
  id: string;
  settings: LightboxSettings;
  texts: Strings['galleries'];
  /** What gets the focus in the end, the first that takes it. */
  trail: readonly HTMLElement[];
  /** It is gone, or on its way. */
  onClose(): void;
}

/** Opens one lightbox. Layout is read before anything is written, and once. */
export function createLightbox(given: LightboxParts): LightboxControl {
  const { runtime, id, settings, texts, trail, onClose } = given;
  const { set } = settings;
  const store = createStore(firstState(settings.start, windowSize()));
  const items = new Map<number, HTMLElement>();
  const layer = document.createElement('div');
  const body = runtime.adopt();
  const address = createAddress();
  const isRtl = getComputedStyle(trail[0] ?? document.body).direction === 'rtl';
  let stage: Stage | undefined;
  let unmount = () => {};
  let leaveModals: Cancel | undefined;
  let takeBack: Cancel = () => {};
  let resolveClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    resolveClosed = resolve;
  });

  const indexOf = (slot: number) => wrapIndex(slot, set.length);
  const itemAt = (slot: number) => set[indexOf(slot)] as LightboxItem;
  const placeOf = (slot: number) =>
    prefersReducedMotion() ? undefined : readThumbnail(itemAt(slot).thumbnail, store.state.window);

  const writeAddress = () => {
    if (settings.historyHash) address.show(itemAt(store.state.slot));
  };

  const focusClose = () =>
    layer.querySelector<HTMLElement>('.skerry-lightbox-close')?.focus({ preventScroll: true });

  /** The page is the visitor's again; what is left is to be seen only. */
  const leave = () => {
    if (!leaveModals) return;
    address.restore();
    takeBack();
    leaveModals();
    leaveModals = undefined;
    layer.inert = true;
    body.release();
    onClose();
  };

  const destroy = () => {
    if (store.state.phase === 'closed') return;
    leave();
    stage?.stop();
    store.dispatch({ type: 'closed' });
    unmount();
    layer.remove();
    resolveClosed();
  };

  const close = () => {
    const { phase, slot } = store.state;
    if (phase === 'closing' || phase === 'closed') return;
    const place = placeOf(slot);
    store.dispatch({ type: 'close' });
    leave();
    if (stage) stage.close(place, destroy);
    else destroy();
  };

  const control: LightboxControl = {
    runtime,
    settings,
    texts,
    store,
    isRtl,
    trail,
    layer,
    closed,
    close,
    destroy,
    get index() {
      return indexOf(store.state.slot);
    },
    get stage() {
      return stage;
    },
    indexOf,
    itemAt,
    sourceSize: (slot) => sourceSize(itemAt(slot), store.state.sizes.get(indexOf(slot))).size,
    drawnSize(slot) {
      const { size, mayGrow } = sourceSize(itemAt(slot), store.state.sizes.get(indexOf(slot)));
      return fitItem(size, store.state.window, settings.padding, mayGrow);
    },
    step(by) {
      if (set.length < 2) return;
      // What has the focus in a caption goes with it.
      if (by && document.activeElement?.closest('.skerry-lightbox-meta')) focusClose();
      store.dispatch({ type: 'step', by });
      writeAddress();
    },
    show(index) {
      const { length } = set;
      const by = wrapIndex(index - control.index, length);
      control.step(by > length / 2 ? by - length : by);
    },
    drawn(parts, slideshow) {
      const { drawnSize } = control;
      const itemOf = (slot: number) => items.get(slot);
      stage = createStage(runtime, store, settings, { ...parts, itemOf, drawnSize }, isRtl);
      stage.row.place(store.state.slot);
      const stops = [
        watchGestures(slideshow, control, stage),
        watchKeys(control),
        watchLinks(control),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    addItem(slot, element) {
      items.set(slot, element);
      return () => items.delete(slot);
    },
  };

  const place = placeOf(settings.start);
  layer.id = id;
  layer.className = 'skerry-lightbox';
  layer.dir = isRtl ? 'rtl' : 'ltr';
  document.body.append(layer);
  body.toggleClass(document.body, 'sqs-lightbox-open', true);
  try {
    unmount = runtime.part(createIslandRoots).mount(<Frame lightbox={control} />, (error) => {
      runtime.report(error, { initializer: 'lightbox' });
      // React is still at work here.
      queueMicrotask(destroy);
    });
    leaveModals = runtime.part(createModals).open({
      layer,
      container: layer,
      focus: focusClose,
      close,
      trail,
    });
  } catch (error) {
    unmount();
    body.release();
    layer.remove();
    throw error;
  }
  takeBack = runtime.part(createBackEntry).add(close);
  writeAddress();
  stage?.open(place);
  return control;
}
