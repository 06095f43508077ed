import GLightbox from 'glightbox';

const lightbox = GLightbox({ selector: '.glightbox', openEffect: 'zoom', closeEffect: 'zoom' });
window.lightboxBench.enter({ close: () => lightbox.close() });
