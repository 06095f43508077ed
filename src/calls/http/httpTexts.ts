import { analytics } from '#texts/site/analytics';
import { calls } from '#texts/site/calls';
import type { Strings } from '#texts/strings';

/** What the data layer and the functions of `src/calls/endpoints` say of failures. */
export type HttpTexts = Pick<Strings, 'calls' | 'analytics'>;

/** The texts where a site has none of its own. */
export const httpTexts: HttpTexts = { calls, analytics };
