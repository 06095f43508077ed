import type { Contract } from './contract';
import { formSubmissionKeyContract } from './forms/formSubmissionKey';
import { saveFormSubmissionContract } from './forms/saveFormSubmission';
import {
  buttonClickContract,
  buttonRenderContract,
  formRenderContract,
  overlayContract,
} from './measurement/census';
import { recordEventContract } from './measurement/recordEvent';
import { recordHitContract } from './measurement/recordHit';
import { recordQuickViewContract } from './measurement/recordQuickView';
import { sendEventContract } from './measurement/sendEvent';
import { traceContract } from './measurement/trace';
import { trackContract } from './measurement/track';
import { performanceRecordsContract } from './reports/performanceRecords';
import { performanceSettingsContract } from './reports/performanceSettings';
import { recordJavascriptErrorsContract } from './reports/recordJavascriptErrors';
import { sessionRecordingIdContract } from './reports/sessionRecordingId';
import { placeDetailsContract, placesAutocompleteContract } from './site/googlePlaces';
import { logoutOwnerContract } from './site/logoutOwner';
import {
  multilingualSettingsContract,
  multilingualStatusContract,
  saveLanguagesContract,
} from './site/multilingual';
import { sendLikeContract } from './site/sendLike';
import { saveSiteHeaderFooterContract, siteHeaderFooterContract } from './site/siteHeaderFooter';
import { loginSiteUserContract, logoutSiteUserContract } from './site/siteUserSession';
import { widgetRenderingContract } from './site/widgetRendering';

/** The contract of every endpoint of the platform. For servers and tests: no browser loads it. */
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
  sendLikeContract,
];
