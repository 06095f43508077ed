import 'swiper/css';
import 'swiper/css/navigation';
import 'swiper/css/pagination';
import 'photoswipe/style.css';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import Alpine from 'alpinejs';
import Masonry from 'masonry-layout';
import PhotoSwipe from 'photoswipe';
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import Swiper from 'swiper';
import { A11y, Keyboard, Navigation, Pagination } from 'swiper/modules';
import * as CookieConsent from 'vanilla-cookieconsent';

// Each as its manual starts it, with its defaults.
new Swiper('.swiper', {
  modules: [Navigation, Pagination, Keyboard, A11y],
  loop: true,
  navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' },
  pagination: { el: '.swiper-pagination', clickable: true },
});
const masonry = document.querySelector('.masonry');
if (masonry) {
  new Masonry(masonry, {
    itemSelector: 'a',
    columnWidth: 'a',
    gutter: 16,
    transitionDuration: 0,
    resize: true,
  });
}
new PhotoSwipeLightbox({ gallery: '.masonry', children: 'a', pswpModule: PhotoSwipe }).init();
Alpine.start();
void CookieConsent.run({
  // The bench is one.
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'Cookies',
          description: 'We count our visitors. <a href="thanks">How</a>',
          acceptAllBtn: 'Accept',
          acceptNecessaryBtn: 'Decline',
        },
        preferencesModal: {
          title: 'Cookies',
          acceptAllBtn: 'Accept',
          acceptNecessaryBtn: 'Decline',
          savePreferencesBtn: 'Save',
          sections: [{ title: 'Statistics', linkedCategory: 'analytics' }],
        },
      },
    },
  },
});
