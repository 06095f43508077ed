import type { BlockScope } from '#engine/scope';
import type { Field } from '#forms/fields/field';
import { isChosen } from '#forms/fields/inputsOf';
import type { FormModel } from '#forms/formModel';
import { readForm } from '#forms/readForm';
import { readFields, type Said } from '#page/fields/readFields';
import { oneOf } from '#page/fields/reads';
import { reviews } from '#texts/members/reviews';
import { siteTexts } from '#texts/siteTexts';

export const fields = { status: { read: oneOf('expired', 'reviewed'), fallback: undefined } };

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    review: Said<typeof fields> & BlockOptions['form'];
  }
}

/** A form for a review, read. */
export interface ReviewModel extends FormModel {
  /** The radios of the stars. */
  stars: readonly HTMLInputElement[];
  /** What a visitor reads in the form's place; empty where there is a review to be written. */
  closed: string;
}

const STAR = 'input[type=radio]';

/** The statuses by which a server says that it takes no review, any more. */
const GONE = 410;
const CONFLICT = 409;

const isStar = (input: Element): input is HTMLInputElement => input.matches(STAR);

/** Whether a field is the rating: the radios that are called so, else the first ones. */
function findRating(all: readonly Field[]): Field | undefined {
  const radios = all.filter(({ inputs }) => inputs.length > 1 && inputs.every(isStar));
  return radios.find(({ id }) => /rating|stars/i.test(id)) ?? radios[0];
}

/** Reads a form for a review; null, after a warning, for one without a form or without stars. */
export function readReview(scope: BlockScope): ReviewModel | null {
  const { block, warn, runtime } = scope;
  const form = readForm(scope, false);
  if (!form) return null;
  const rating = findRating(form.fields);
  if (!rating) {
    warn('rating', 'is missing, a group of radios; left as it is');
    return null;
  }
  const texts = siteTexts(runtime, 'reviews', reviews);
  const stars = rating.inputs.filter(isStar);
  const { status } = readFields(block.json, fields, warn);
  const withCheck = (all: readonly Field[]) => {
    const asked = findRating(all);
    const check = () => (asked?.inputs.some(isChosen) ? undefined : texts.noStars);
    return all.map((field) => (field === asked ? { ...field, check } : field));
  };
  return {
    ...form,
    fields: withCheck(form.fields),
    readFields: () => withCheck(form.readFields()),
    statusTexts: new Map([
      [GONE, texts.expired],
      [CONFLICT, texts.reviewed],
    ]),
    stars,
    closed: status ? texts[status] : '',
  };
}
