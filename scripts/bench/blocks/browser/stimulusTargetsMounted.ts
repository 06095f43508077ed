import { Application, Controller } from '@hotwired/stimulus';
import { countdown } from './countdown';
import { readSettings } from './readSettings';

// As its handbook has it: targets for the parts, actions for the events.
const connected = countdown();

class AccordionController extends Controller<HTMLElement> {
  static override targets = ['item', 'trigger', 'panel'];
  declare readonly itemTargets: HTMLElement[];
  declare readonly triggerTargets: HTMLElement[];
  declare readonly panelTargets: HTMLElement[];
  open = -1;

  override connect() {
    const { id } = this.element;
    const panels = this.panelTargets;
    this.triggerTargets.forEach((trigger, index) => {
      const panel = panels[index];
      if (!panel) return;
      trigger.id ||= `${id}-trigger-${index + 1}`;
      panel.id ||= `${id}-panel-${index + 1}`;
      trigger.setAttribute('type', 'button');
      trigger.setAttribute('aria-controls', panel.id);
      panel.setAttribute('role', 'region');
      panel.setAttribute('aria-labelledby', trigger.id);
    });
    this.show(readSettings(this.element).isExpandedFirstItem ? 0 : -1);
    connected();
  }

  toggle({ currentTarget }: Event) {
    const index = this.triggerTargets.indexOf(currentTarget as HTMLElement);
    this.show(index === this.open ? -1 : index);
  }

  reveal({ currentTarget }: Event) {
    this.show(this.panelTargets.indexOf(currentTarget as HTMLElement));
  }

  show(open: number) {
    this.open = open;
    const triggers = this.triggerTargets;
    const items = this.itemTargets;
    this.panelTargets.forEach((panel, index) => {
      triggers[index]?.setAttribute('aria-expanded', `${index === open}`);
      items[index]?.setAttribute('data-is-open', `${index === open}`);
      if (index === open) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
  }
}

Application.start().register('accordion', AccordionController);
