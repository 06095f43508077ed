import EmblaCarousel from 'embla-carousel';
import Fade from 'embla-carousel-fade';
import { findElement } from '../../browser/findElement';
import { listenToSteps } from './listenToSteps';
import { stepEmbla } from './stepEmbla';

const embla = EmblaCarousel(findElement('.embla__viewport'), {}, [Fade()]);
const stop = listenToSteps(stepEmbla(embla));
window.slideshowBench.enter({
  destroy() {
    stop();
    embla.destroy();
  },
});
