import type { ReadScope } from '#engine/scope';
import type { PricingModel } from './model';
import { readPlatform } from './readPlatform';

const RADIO = 'input[type=radio]';

/** Says of which radio's value a part is. */
const PART = 'data-pricing-for';

/** Reads the radios of a neutral block, and the parts that belong to their values. */
function readNeutral({ node, warn }: Pick<ReadScope, 'node' | 'warn'>): PricingModel | null {
  const radios = [...node.querySelectorAll<HTMLInputElement>(RADIO)];
  const parts = [...node.querySelectorAll<HTMLElement>(`[${PART}]`)];
  const [first] = radios;
  if (!first || radios.length < 2) {
    warn('radios', `are ${radios.length}, and no choice; left as it is`);
    return null;
  }
  const options = radios.map((control) => ({
    control,
    parts: parts.filter((part) => part.getAttribute(PART) === control.value),
  }));
  const bare = options.find((option) => !option.parts.length);
  if (bare) {
    const { value } = bare.control;
    warn(PART, `${JSON.stringify(value)} is missing; left as it is`);
    return null;
  }
  const chosen = radios.findIndex(({ checked }) => checked);
  const group = first.closest('fieldset') ?? node;
  return { group, options, chosen: Math.max(0, chosen), isPlatforms: false };
}

/**
 * Reads a choice among ways to pay: the platform's two, or the radios of a neutral block. Null, after a
 * warning, where there is nothing to choose, or nothing to show for a choice.
 */
export const readPricing = (scope: Pick<ReadScope, 'node' | 'warn'>): PricingModel | null =>
  scope.node.matches('.ma-pricing-toggle-wrapper') ? readPlatform(scope) : readNeutral(scope);
