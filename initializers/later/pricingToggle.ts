import { defineInitializer } from '#engine/initializer';

export const pricingToggle = defineInitializer({
  name: 'pricing-toggle',
  selector: '[data-block=pricing-toggle],.ma-pricing-toggle-wrapper',
  load: () => import('#widgets/pricing-toggle/index'),
});
