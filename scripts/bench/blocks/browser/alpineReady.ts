import Alpine from 'alpinejs';
import { readSettings, type Settings } from './readSettings';

Alpine.data('accordion', () => ({
  settings: {} as Settings,
  init(this: { $el: HTMLElement; settings: Settings }) {
    this.settings = readSettings(this.$el);
  },
  toggle(event: Event) {
    event.preventDefault();
  },
}));
Alpine.start();
window.bench.done();
