import { Application, Controller } from '@hotwired/stimulus';
import { countdown } from './countdown';
import { mountAccordion } from './mountAccordion';
import { readSettings } from './readSettings';

// The least that Stimulus can do: it finds and connects, the rest is by hand.
const connected = countdown();

class AccordionController extends Controller<HTMLElement> {
  override connect() {
    mountAccordion(this.element, readSettings(this.element));
    connected();
  }
}

Application.start().register('accordion', AccordionController);
