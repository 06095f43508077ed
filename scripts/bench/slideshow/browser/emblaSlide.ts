import EmblaCarousel from 'embla-carousel';
import { findElement } from '../../browser/findElement';
import { listenToSteps } from './listenToSteps';
import { stepEmbla } from './stepEmbla';

const embla = EmblaCarousel(findElement('.embla__viewport'));
const stop = listenToSteps(stepEmbla(embla));
window.slideshowBench.enter({
  destroy() {
    stop();
    embla.destroy();
  },
});
