import type { Http } from '../../http/http';
import type { BodyOf, Contract } from '../contract';
import {
  boolean,
  catchall,
  number,
  object,
  optional,
  record,
  string,
  union,
  unknown,
} from '../contractSchema';
import { jsonText } from '../jsonText';
import { pageFields } from '../page/pageFields';

const PATH = '/api/form/SaveFormSubmission';

export const saveFormSubmissionContract = () =>
  ({
    method: 'POST',
    path: PATH,
    body: {
      as: 'json',
      schema: catchall(
        object({
          key: string(),
          formId: string(),
          collectionId: string(),
          objectName: string(),
          isOverlayForm: boolean(),
          submitButtonText: string(),
          /** The values by the ids of their fields. */
          form: jsonText(record(string(), unknown())),
          captchaKey: optional(string()),
          ...pageFields(),
        }),
        // The page-event fields, whose names are not known: any plain value passes.
        union([string(), number(), boolean()]),
      ),
    },
  }) as const satisfies Contract;

/** A form's submission. Its `form` is a JSON text: the values by the ids of their fields. */
export type FormSubmission = BodyOf<typeof saveFormSubmissionContract>;

/**
 * Submits a form. The call is never tried again by itself.
 *
 * @throws HttpError whose `body` has `errors` (field id to message) or `error`.
 */
export async function saveFormSubmission(http: Http, submission: FormSubmission): Promise<void> {
  await http.post(PATH, { json: submission });
}
