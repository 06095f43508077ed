import Alpine from 'alpinejs';
import { readSettings } from './readSettings';

interface Accordion {
  $el: HTMLElement;
  open: number;
}

// As its documentation has it: the state here, everything else in directives of the markup.
Alpine.data('accordion', () => ({
  open: -1,
  init(this: Accordion) {
    if (readSettings(this.$el).isExpandedFirstItem) this.open = 0;
  },
  toggle(this: Accordion, index: number) {
    this.open = this.open === index ? -1 : index;
  },
}));
Alpine.start();
window.bench.done();
