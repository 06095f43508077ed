import { needsConsent } from '../src/consent/needsConsent';
import { defineInitializer } from '../src/initializer';

export const consent = defineInitializer({
  name: 'consent',
  wanted: needsConsent,
  load: () => import('../widgets/consent'),
});
