import type { Scope } from '#engine/scope';
import { siteTexts } from '#texts/siteTexts';
import { galleries } from '#texts/widgets/galleries';
import { createControls } from '../input/controls';
import type { GalleryModel } from '../model/read';
import type { GalleryStore } from '../state/state';
import { areTabs, createPickers } from './pickers';
import { createSlideRoles } from './slideRoles';

/** The marks of the current slide, arrows and rows of pickers; and the names of the slides. */
export interface Marks {
  update(): void;
  /** Whether a change is read out: not while slides change by themselves. */
  setQuiet(isQuiet: boolean): void;
}

interface MarksOptions {
  model: GalleryModel;
  store: GalleryStore;
  scope: Scope;
  isInTurn: boolean;
  isRtl: boolean;
  /** All slides are seen at once: nothing to step to. */
  showsAll(): boolean;
}

export function createMarks(given: MarksOptions): Marks {
  const { model, store, scope, isInTurn, isRtl, showsAll } = given;
  const { root, slides, previous, next } = model;
  const pickers = isInTurn ? model.pickers : [];
  const texts = siteTexts(scope.runtime, 'galleries', galleries);
  const hasTabs = pickers.some(areTabs);
  const roles = isInTurn ? createSlideRoles(model, scope, texts, hasTabs) : undefined;
  const controls = createControls({ previous, next, root, scope, texts, store, showsAll });
  const rows = pickers.map((row) =>
    createPickers(row, { scope, texts, root, slides, isRtl, pick: store.pick }),
  );
  return {
    update() {
      controls.update();
      for (const row of rows) row.update(store.index);
    },
    setQuiet: (isQuiet) => roles?.setQuiet(isQuiet),
  };
}
