import { Splide } from '@splidejs/splide';

const splide = new Splide('.splide', { type: 'fade', keyboard: 'global', pagination: false });
splide.mount();
window.slideshowBench.enter({ destroy: () => splide.destroy(true) });
