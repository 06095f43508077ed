import { fetchFormSubmissionKey } from '#calls/endpoints/forms/formSubmissionKey';
import { saveFormSubmission } from '#calls/endpoints/forms/saveFormSubmission';
import type { PageFields } from '#calls/endpoints/page/pageFields';
import type { Runtime } from '#engine/runtime';
import type { SubmissionProblem } from './submissionErrors';

/** A submission before it has its key. */
export interface Submission extends PageFields {
  formId: string;
  collectionId: string;
  objectName: string;
  isOverlayForm: boolean;
  submitButtonText: string;
  /** JSON: the values by the ids of their fields. */
  form: string;
  captchaKey?: string;
}

/**
 * Makes the two calls of a submission: for a key, then to save. Neither is made again by itself.
 *
 * @param signal Once it is aborted nothing is saved any more.
 * @returns Where it ended; undefined for a submission that was saved.
 */
export async function submitForm(
  runtime: Runtime,
  submission: Submission,
  signal: AbortSignal,
): Promise<SubmissionProblem | undefined> {
  try {
    const http = await runtime.use('http');
    const key = await fetchFormSubmissionKey(http).catch(() => undefined);
    if (key === undefined) return { step: 'key' };
    if (!signal.aborted) await saveFormSubmission(http, { key, ...submission });
    return undefined;
  } catch (error) {
    return { step: 'save', error };
  }
}
