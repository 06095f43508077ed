import 'glightbox/dist/css/glightbox.css';
import GLightbox from 'glightbox';

const lightbox = GLightbox({ selector: '.glightbox', openEffect: 'none', closeEffect: 'none' });
window.lightboxBench.enter({ close: () => lightbox.close() });
