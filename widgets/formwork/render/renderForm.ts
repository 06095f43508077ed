import { element } from './element';
import { type HtmlPlace, htmlElement } from './fieldFrame';
import { renderField } from './renderField';
import type { RenderModel } from './renderModel';

/** An id that the document does not have yet: another copy of the form may be here before this one. */
function freeId(id: string): string {
  let free = id;
  for (let count = 2; document.getElementById(free); count += 1) free = `${id}-${count}`;
  return free;
}

function buttonWrapper({ button: { text, variant, alignment } }: RenderModel): HTMLElement {
  const classes = `button sqs-system-button sqs-editable-button sqs-button-element--${variant}`;
  return element(
    'div',
    { class: `form-button-wrapper form-button-wrapper--align-${alignment}` },
    element('input', { class: classes, type: 'submit', value: text }),
  );
}

const captchaSlot = ({ captcha }: RenderModel): HTMLElement | undefined =>
  captcha
    ? element('div', {
        class: `captcha-container sqs-form-rendered${captcha.alignment === 'left' ? '' : ` align-${captcha.alignment}`}`,
        'data-theme': captcha.theme,
      })
    : undefined;

/** What goes into an empty wrapper, and the places in it that wait for sanitised HTML. */
export interface DrawnForm {
  nodes: readonly HTMLElement[];
  places: readonly HtmlPlace[];
}

/**
 * Draws a form of the third generation as the server's own markup of the second (MARKUP.md 5), so
 * that whatever reads, runs or styles that does so with this. Two copies of a form in one document
 * differ in their ids; `data-field-id` then says what the field is called.
 */
export function renderForm(model: RenderModel): DrawnForm {
  const places: HtmlPlace[] = [];
  const { texts, formats, disclaimer, submissionMessage } = model;
  const items = model.fields.map((field) =>
    renderField({ field, id: freeId(field.id), texts, formats, places }),
  );
  const form = element(
    'form',
    {
      'data-form-id': model.formId,
      'data-success-redirect': model.successRedirect,
      autocomplete: 'on',
      method: 'POST',
      action: model.action,
      novalidate: true,
    },
    element('div', { class: 'field-list clear' }, ...items),
    disclaimer ? htmlElement({ class: 'form-disclaimer' }, disclaimer, places) : undefined,
    captchaSlot(model),
    buttonWrapper(model),
    htmlElement({ class: 'hidden form-submission-text' }, submissionMessage, places),
    element('div', { class: 'hidden form-submission-html' }),
  );
  const title = model.title ? [element('div', { class: 'form-title' }, model.title)] : [];
  return { nodes: [...title, element('div', { class: 'form-inner-wrapper' }, form)], places };
}
