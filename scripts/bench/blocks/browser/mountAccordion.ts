import type { Settings } from './readSettings';

/**
 * The accordion by hand, with the least work that gives the states which Skerry's accordion
 * gives: ids, roles, closed panels that find-in-page still finds, one open item.
 */
export function mountAccordion(node: HTMLElement, settings: Settings): void {
  const items = [...node.querySelectorAll('[data-accordion-item]')].flatMap((item) => {
    const trigger = item.querySelector<HTMLElement>('[data-accordion-trigger]');
    const panel = item.querySelector<HTMLElement>('[data-accordion-panel]');
    return trigger && panel ? { item, trigger, panel } : [];
  });
  const show = (open: number) => {
    items.forEach(({ item, trigger, panel }, index) => {
      trigger.setAttribute('aria-expanded', `${index === open}`);
      item.setAttribute('data-is-open', `${index === open}`);
      if (index === open) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
  };
  let open = settings.isExpandedFirstItem ? 0 : -1;
  items.forEach(({ trigger, panel }, index) => {
    trigger.id ||= `${node.id}-trigger-${index + 1}`;
    panel.id ||= `${node.id}-panel-${index + 1}`;
    trigger.setAttribute('type', 'button');
    trigger.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'region');
    panel.setAttribute('aria-labelledby', trigger.id);
  });
  show(open);
  node.addEventListener('click', ({ target }) => {
    const index = items.findIndex(({ trigger }) => trigger.contains(target as Node));
    if (index < 0) return;
    open = index === open ? -1 : index;
    show(open);
  });
  node.addEventListener('beforematch', ({ target }) => {
    open = items.findIndex(({ panel }) => panel.contains(target as Node));
    show(open);
  });
}
