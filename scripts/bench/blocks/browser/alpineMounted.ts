import Alpine from 'alpinejs';
import { mountAccordion } from './mountAccordion';
import { readSettings } from './readSettings';

// The least that Alpine can do: it finds and starts, the rest is by hand.
Alpine.data('accordion', () => ({
  init(this: { $el: HTMLElement }) {
    mountAccordion(this.$el, readSettings(this.$el));
  },
}));
Alpine.start();
window.bench.done();
