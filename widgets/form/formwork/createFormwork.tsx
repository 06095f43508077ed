import type { Runtime } from '#engine/runtime';
import { createIslandRoots } from '#page/island/islandRoots.tsx';
import { likert } from '#texts/forms/likert';
import { siteTexts } from '#texts/siteTexts';
import { askForm } from './asking/askForm';
import { FormLightbox } from './lightbox/FormLightbox';
import { readLightbox } from './lightbox/readLightbox';
import { readRenderModel } from './model/readRenderModel';
import { fillWrapper } from './render/fillWrapper';
import type { Formwork } from './service';

const WRAPPER = '.form-wrapper';

/** Creates the formwork of a run. What it makes ends with the form that asked for it. */
export function createFormwork(runtime: Runtime): Formwork {
  return {
    ask: (scope, asked) => askForm(scope, asked, siteTexts(runtime, 'likert', likert)),
    draw(scope) {
      const wrapper = scope.node.querySelector<HTMLElement>(WRAPPER);
      const scale = siteTexts(runtime, 'likert', likert);
      const model = wrapper && readRenderModel(scope.node, scale, scope.warn);
      if (!model) return false;
      fillWrapper(wrapper, model, scope);
      return true;
    },
    addLightbox(scope) {
      const wrapper = scope.node.querySelector<HTMLElement>(WRAPPER);
      const model = wrapper && readLightbox(wrapper, scope.warn);
      if (!model) return;
      const roots = runtime.part(createIslandRoots);
      scope.own(roots.mount(<FormLightbox model={model} scope={scope} />, scope.report));
    },
  };
}
