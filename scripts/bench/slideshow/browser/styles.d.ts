// Style sheets, imported only to be bundled beside the scripts.
declare module 'swiper/css';
declare module 'swiper/css/effect-fade';
declare module '@splidejs/splide/css/core';
