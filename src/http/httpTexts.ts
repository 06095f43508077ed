import { analytics } from '../strings/analytics';
import { calls } from '../strings/calls';
import type { Strings } from '../strings/strings';

/** What the data layer and the functions of `src/api` say of failures. */
export type HttpTexts = Pick<Strings, 'calls' | 'analytics'>;

/** The texts of the specification. */
export const httpTexts: HttpTexts = { calls, analytics };
