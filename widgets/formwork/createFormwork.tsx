import type { Block } from '../../src/block';
import type { Warn } from '../../src/island/defineIsland';
import { createIslandRoots } from '../../src/island/islandRoots';
import type { Runtime } from '../../src/runtime';
import type { Formwork } from '../../src/services/formwork';
import { likert } from '../../src/strings/likert';
import { siteTexts } from '../../src/strings/siteTexts';
import { warnBlock } from '../../src/warnBlock';
import { FormLightbox } from './lightbox/FormLightbox';
import { readLightbox } from './lightbox/readLightbox';
import { fillWrapper } from './render/fillWrapper';
import { readRenderModel } from './render/readRenderModel';

/** Warnings are the form's: who reads them knows of no formwork. */
const NAME = 'form';

const WRAPPER = '.form-wrapper';

const warnOf =
  (block: Block): Warn =>
  (field, message) =>
    warnBlock(NAME, block, `${field}: ${message}`);

/** The formwork of a run. What it made goes with the form that asked for it. */
export function createFormwork(runtime: Runtime): Formwork {
  return {
    draw(node, block) {
      const wrapper = node.querySelector<HTMLElement>(WRAPPER);
      const scale = siteTexts(runtime, 'likert', likert);
      const model = wrapper && readRenderModel(node, scale, warnOf(block));
      return model && fillWrapper(wrapper, model, runtime);
    },
    addLightbox(node, block) {
      const wrapper = node.querySelector<HTMLElement>(WRAPPER);
      const model = wrapper && readLightbox(wrapper, warnOf(block));
      if (!model) return () => {};
      const report = (error: unknown) =>
        runtime.report(error, { initializer: NAME, block: block.id });
      return runtime
        .part(createIslandRoots)
        .mount(<FormLightbox model={model} id={block.id} runtime={runtime} />, report);
    },
  };
}
