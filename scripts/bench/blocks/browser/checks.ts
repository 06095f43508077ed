/** What is wrong, one sentence each. */
export type Check = readonly string[];

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** The first, the middle and the last block. */
const sample = () => {
  const blocks = all('[data-block]');
  return [0, Math.floor(blocks.length / 2), blocks.length - 1].flatMap((at) => blocks[at] ?? []);
};

const triggersOf = (block: HTMLElement) => [
  ...block.querySelectorAll<HTMLElement>('[data-accordion-trigger]'),
];

const isOpen = (trigger: HTMLElement | undefined) =>
  trigger?.getAttribute('aria-expanded') === 'true' &&
  !document.getElementById(trigger.getAttribute('aria-controls') ?? '')?.hasAttribute('hidden');

/** Ready: a click on a block is taken, by the contestant at once or by being held for later. */
export function checkReady(): Check {
  return sample()
    .filter((block) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      triggersOf(block)[0]?.dispatchEvent(click);
      return !click.defaultPrevented;
    })
    .map(({ id }) => `a click on ${id} was not taken`);
}

/** Mounted: every item has its roles and states, and a click opens one and closes the other. */
export async function checkMounted(frame: () => Promise<void>): Promise<Check> {
  const problems: string[] = [];
  const items = all('[data-accordion-item]').length;
  const expected: Record<string, number> = {
    '[data-accordion-trigger][id][aria-expanded][aria-controls]': items,
    '[data-accordion-panel][id][role=region][aria-labelledby]': items,
    '[data-accordion-panel][hidden="until-found"]': items,
  };
  for (const [selector, count] of Object.entries(expected)) {
    const found = all(selector).length;
    if (found !== count) problems.push(`${found} instead of ${count} match ${selector}`);
  }
  for (const block of sample()) {
    const [first, second] = triggersOf(block);
    for (const pressed of [second, first]) {
      pressed?.click();
      await frame();
      await frame();
      if (!isOpen(pressed)) problems.push(`a click did not open an item of ${block.id}`);
    }
    if (isOpen(second)) problems.push(`two items of ${block.id} are open`);
  }
  return problems;
}
