import '@splidejs/splide/css/core';
import { Splide } from '@splidejs/splide';

const splide = new Splide('.splide', { keyboard: 'global', pagination: false });
splide.mount();
window.slideshowBench.enter({ destroy: () => splide.destroy(true) });
