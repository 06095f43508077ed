import 'swiper/css';
import Swiper from 'swiper';
import { A11y, Keyboard, Navigation } from 'swiper/modules';

const swiper = new Swiper('.swiper', {
  modules: [Navigation, Keyboard, A11y],
  keyboard: { enabled: true },
  navigation: { prevEl: '[data-previous]', nextEl: '[data-next]' },
});
window.slideshowBench.enter({ destroy: () => swiper.destroy() });
