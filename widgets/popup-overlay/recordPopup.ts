import { recordOverlay } from '#calls/endpoints/measurement/census';
import { readVisitorOnPage } from '#calls/endpoints/page/readVisitorOnPage';
import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import { countSeen } from '#site/consent/countSeen';

/**
 * Tells the census once that the popup was seen, as soon as the visitor allows it while it is open,
 * and where they are counted at all; without a word where it fails.
 */
export const recordPopup = (runtime: Runtime, popup: Element): Cancel =>
  countSeen(runtime, popup, (http) => recordOverlay(http, readVisitorOnPage(runtime.context)));
