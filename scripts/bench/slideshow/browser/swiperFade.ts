import 'swiper/css';
import 'swiper/css/effect-fade';
import Swiper from 'swiper';
import { A11y, EffectFade, Keyboard, Navigation } from 'swiper/modules';

const swiper = new Swiper('.swiper', {
  modules: [Navigation, Keyboard, A11y, EffectFade],
  effect: 'fade',
  fadeEffect: { crossFade: true },
  keyboard: { enabled: true },
  navigation: { prevEl: '[data-previous]', nextEl: '[data-next]' },
});
window.slideshowBench.enter({ destroy: () => swiper.destroy() });
