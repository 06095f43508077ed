import { Application, Controller } from '@hotwired/stimulus';
import { countdown } from './countdown';
import { readSettings, type Settings } from './readSettings';

const connected = countdown();

class AccordionController extends Controller<HTMLElement> {
  settings: Settings = {};

  override connect() {
    this.settings = readSettings(this.element);
    connected();
  }

  toggle(event: Event) {
    event.preventDefault();
  }
}

Application.start().register('accordion', AccordionController);
