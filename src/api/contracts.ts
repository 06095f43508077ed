import {
  buttonClickContract,
  buttonRenderContract,
  formRenderContract,
  overlayContract,
} from './census';
import type { Contract } from './contract';
import { formSubmissionKeyContract } from './formSubmissionKey';
import { placeDetailsContract, placesAutocompleteContract } from './googlePlaces';
import { logoutOwnerContract } from './logoutOwner';
import {
  multilingualSettingsContract,
  multilingualStatusContract,
  saveLanguagesContract,
} from './multilingual';
import { performanceRecordsContract } from './performanceRecords';
import { performanceSettingsContract } from './performanceSettings';
import { recordEventContract } from './recordEvent';
import { recordHitContract } from './recordHit';
import { recordJavascriptErrorsContract } from './recordJavascriptErrors';
import { recordQuickViewContract } from './recordQuickView';
import { saveFormSubmissionContract } from './saveFormSubmission';
import { sendEventContract } from './sendEvent';
import { sessionRecordingIdContract } from './sessionRecordingId';
import { saveSiteHeaderFooterContract, siteHeaderFooterContract } from './siteHeaderFooter';
import { loginSiteUserContract, logoutSiteUserContract } from './siteUserSession';
import { traceContract } from './trace';
import { trackContract } from './track';
import { widgetRenderingContract } from './widgetRendering';

/** Every endpoint of the specification, in its order. For servers and tests: no browser loads it. */
export const contracts: readonly (() => Contract)[] = [
  formSubmissionKeyContract,
  saveFormSubmissionContract,
  recordJavascriptErrorsContract,
  trackContract,
  recordEventContract,
  sendEventContract,
  performanceSettingsContract,
  performanceRecordsContract,
  logoutOwnerContract,
  widgetRenderingContract,
  recordHitContract,
  buttonClickContract,
  buttonRenderContract,
  formRenderContract,
  overlayContract,
  recordQuickViewContract,
  multilingualSettingsContract,
  multilingualStatusContract,
  saveLanguagesContract,
  siteHeaderFooterContract,
  saveSiteHeaderFooterContract,
  loginSiteUserContract,
  logoutSiteUserContract,
  placesAutocompleteContract,
  placeDetailsContract,
  sessionRecordingIdContract,
  traceContract,
];
