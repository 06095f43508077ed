import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Adoption } from '../adoption';
import type { Field } from './fields/field';
import { insertBesideForm, isInForm } from './formElement';
import type { FormModel } from './formModel';
import type { FormTexts } from './formTexts';
import type { FormState } from './state';

interface ErrorSummaryProps {
  model: FormModel;
  id: string;
  texts: FormTexts;
  adoption: Adoption;
  state: FormState;
}

/** What a visitor can be led to; undefined for a field that nobody sees. */
const focusableOf = (field: Field | undefined) =>
  field?.inputs.find((input) => input.type !== 'hidden' && !input.disabled);

/** An element of our own beside the form. Empty, it takes no room, not even the gap of a grid. */
function useBesideForm(form: HTMLFormElement, place: 'before' | 'after', isEmpty: boolean) {
  const [element] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    insertBesideForm(form, place, element);
    return () => element.remove();
  }, [element, form, place]);
  useLayoutEffect(() => {
    element.style.position = isEmpty ? 'absolute' : '';
    element.className = isEmpty ? '' : 'skerry-form-errors';
  }, [element, isEmpty]);
  return element;
}

/**
 * What is wrong with a form as a whole: in front of it an alert with a link to each field that is in
 * error (as GOV.UK does it), which gets the focus, and behind it, near the button, why it was not
 * sent. Both tell where else to look, but for newsletters (platform.md section 8).
 */
export function ErrorSummary({ model, id, texts, adoption, state }: ErrorSummaryProps) {
  const { form, fields, isNewsletter } = model;
  const { failure, failures } = state;
  const front = useBesideForm(form, 'before', !failure);
  const back = useBesideForm(form, 'after', !failure);
  const errors = [...(failure?.fields ?? [])].map(([fieldId, message]) => {
    const field = fields.find((one) => one.id === fieldId);
    return { fieldId, message, title: field?.title, input: focusableOf(field), item: field?.item };
  });

  useLayoutEffect(() => {
    front.tabIndex = -1;
    if (!failures) return;
    const { activeElement } = document;
    // A visitor who went on to something else is not fetched back.
    const isHere =
      activeElement === document.body ||
      isInForm(form, activeElement) ||
      front.contains(activeElement);
    if (isHere) front.focus();
  }, [front, form, failures]);

  useLayoutEffect(() => {
    // A link needs a name for where it leads.
    for (const { input, fieldId } of errors) {
      if (input && !input.id) adoption.attribute(input, 'id', `${id}-${fieldId}`);
    }
  });

  const lead = (event: MouseEvent, { input, item }: (typeof errors)[number]) => {
    event.preventDefault();
    // The title and the message with it.
    item?.scrollIntoView({ block: 'nearest' });
    input?.focus({ preventScroll: true });
  };

  const { message } = failure ?? {};
  return (
    <>
      {createPortal(
        <div role="alert">
          {failure && !isNewsletter && <p className="skerry-form-notice">{texts.problemBelow}</p>}
          {failure && message !== texts.errorsAbove && <p className="field-error">{message}</p>}
          {errors.length > 0 && (
            <ul>
              {errors.map((error) => (
                <li key={error.fieldId}>
                  {error.input ? (
                    <a
                      href={`#${error.input.id || `${id}-${error.fieldId}`}`}
                      onClick={(event) => lead(event, error)}
                    >
                      {`${error.title}: ${error.message}`}
                    </a>
                  ) : (
                    error.message
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>,
        front,
      )}
      {createPortal(
        failure && (
          <>
            <p className="field-error">{message}</p>
            {!isNewsletter && <p className="skerry-form-notice">{texts.problemAbove}</p>}
          </>
        ),
        back,
      )}
    </>
  );
}
