import { LikertScale } from '../../../src/enumerations/likertScale';
import { element } from './element';
import { type FieldContext, groupItem } from './fieldFrame';

const option = (type: 'checkbox' | 'radio', name: string, value: string, text: string) =>
  element(
    'div',
    { class: 'option' },
    element('label', {}, element('input', { type, name, value }), ` ${text}`),
  );

/** No role of a group of checkboxes can say that it is required: its star does. */
export const checkboxField = (context: FieldContext) =>
  groupItem(
    context,
    { classes: 'field checkbox', spoken: true },
    ...context.field.options.map((text) => option('checkbox', `${context.id}-field`, text, text)),
  );

export const radioField = (context: FieldContext) =>
  groupItem(
    context,
    {
      classes: 'field radio',
      attributes: {
        role: 'radiogroup',
        'aria-labelledby': `${context.id}-title`,
        'aria-required': context.field.isRequired && 'true',
      },
    },
    ...context.field.options.map((text) => option('radio', `${context.id}-field`, text, text)),
  );

/** From disagreement to agreement, as the texts stand in the model. */
const SCALE = [
  LikertScale.StronglyDisagree,
  LikertScale.Disagree,
  LikertScale.Neutral,
  LikertScale.Agree,
  LikertScale.StronglyAgree,
];

/** Known from the platform's style sheets alone: `.field.likert .item .question .option`. */
export function likertField(context: FieldContext) {
  const { field, id, texts } = context;
  const items = field.options.map((question, index) => {
    const name = `${id}-${index}-field`;
    return element(
      'div',
      {
        class: 'item',
        role: 'radiogroup',
        'aria-labelledby': `${name}-question`,
        'aria-required': field.isRequired && 'true',
      },
      element('div', { class: 'question', id: `${name}-question` }, question),
      ...SCALE.map((value, at) => option('radio', name, `${value}`, texts.likert[at] ?? '')),
    );
  });
  return groupItem(context, { classes: 'field likert' }, ...items);
}
