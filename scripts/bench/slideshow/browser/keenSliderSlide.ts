import 'keen-slider/keen-slider.min.css';
import KeenSlider from 'keen-slider';
import { listenToSteps } from './listenToSteps';

const slider = new KeenSlider('.keen-slider');
const stop = listenToSteps((by) => (by > 0 ? slider.next() : slider.prev()));
window.slideshowBench.enter({
  destroy() {
    stop();
    slider.destroy();
  },
});
