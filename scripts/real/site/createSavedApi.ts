import { SAVE } from '#fixtures/harness/sentForms';
import { apiAnswer } from '#fixtures/server/apiAnswer';
import { REFUSAL } from './refusal';

/** A submission that a page made. */
export interface FormSave {
  formId: string;
  /** JSON: the values by the ids of their fields. */
  form: string;
}

/** An answer of the platform's API. */
export interface SavedAnswer {
  status: number;
  json: unknown;
}

/** The platform's API, for one visit. */
export interface SavedApi {
  /** What forms sent, whether it was refused or taken, in order. */
  readonly saves: readonly FormSave[];
  answer(method: string, path: string, body: string): SavedAnswer;
}

/** What the site's search finds. */
const FOUND = { items: [{ title: 'A page', fullUrl: '/a-page' }], totalCount: 1 };

/** What the maps service suggests. */
const PLACES = {
  predictions: [{ place_id: 'quay-8', description: '8 Quay Road, Port Ellen, UK' }],
};

/** A field that a visitor can have filled in. */
const visibleField = (form: string) =>
  Object.keys(JSON.parse(form)).findLast((id) => !id.startsWith('hidden')) ?? '';

/** Answers as the fixture server does; refuses the first submission of each form, in words for its last field. */
export function createSavedApi(): SavedApi {
  const saves: FormSave[] = [];
  return {
    saves,
    answer(method, path, body) {
      if (path === '/search') return { status: 200, json: FOUND };
      if (path === '/api/google-maps/places/autocomplete') return { status: 200, json: PLACES };
      if (path !== SAVE) {
        const fields = Object.fromEntries(new URLSearchParams(body));
        return { status: 200, json: apiAnswer(method, path, fields) };
      }
      const { formId, form }: FormSave = JSON.parse(body);
      const isFirst = !saves.some((save) => save.formId === formId);
      saves.push({ formId, form });
      return isFirst
        ? { status: 400, json: { errors: { [visibleField(form)]: REFUSAL } } }
        : { status: 200, json: {} };
    },
  };
}
