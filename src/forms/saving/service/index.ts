import type { FormSaving } from '../saving';
import { recordFormView } from './recordFormView';
import { saveForm } from './saveForm';

/** Creates the service `form-saving`. */
export const createService = (): FormSaving => ({ save: saveForm, recordView: recordFormView });
