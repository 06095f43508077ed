import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Adoption } from '../adoption';
import type { Captcha } from './captcha/captcha';
import { insertBesideForm } from './formElement';
import type { FormModel } from './formModel';
import type { FormTexts } from './formTexts';
import { ERRORS, isFocusElsewhere } from './isFocusElsewhere';
import type { FormState } from './state';
import { type SummaryEntry, summaryEntries } from './summaryEntries';

interface ErrorSummaryProps {
  model: FormModel;
  id: string;
  texts: FormTexts;
  adoption: Adoption;
  captcha: Captcha | null;
  state: FormState;
}

/** An element of our own beside the form. Empty, it takes no room, not even the gap of a grid. */
function useBesideForm(form: HTMLFormElement, place: 'before' | 'after', isEmpty: boolean) {
  const [element] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    element.setAttribute(ERRORS, '');
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
export function ErrorSummary({ model, id, texts, adoption, captcha, state }: ErrorSummaryProps) {
  const { form, isNewsletter } = model;
  const { failure, failures } = state;
  const front = useBesideForm(form, 'before', !failure);
  const back = useBesideForm(form, 'after', !failure);
  const entries = summaryEntries(model, captcha, failure, texts);
  const idOf = ({ node, name }: NonNullable<SummaryEntry['target']>) => node.id || `${id}-${name}`;

  useLayoutEffect(() => {
    front.tabIndex = -1;
    if (!failures) return;
    if (!isFocusElsewhere(form)) front.focus();
  }, [front, form, failures]);

  useLayoutEffect(() => {
    // A link needs a name for where it leads.
    const place = model.captcha?.container;
    if (place && !place.id) adoption.attribute(place, 'id', `${id}-captcha`);
    for (const { target } of entries) {
      if (target) adoption.attribute(target.node, 'id', idOf(target));
    }
  });

  const { message } = failure ?? {};
  // Of the captcha the list tells; 'errors above' is for below.
  const isInList = message === texts.errorsAbove || entries.some(({ text }) => text === message);
  return (
    <>
      {createPortal(
        <div role="alert">
          {failure && !isNewsletter && <p className="skerry-form-notice">{texts.problemBelow}</p>}
          {failure && !isInList && <p className="field-error">{message}</p>}
          {entries.length > 0 && (
            <ul>
              {entries.map(({ key, text, target }) => (
                <li key={key}>
                  {target ? (
                    <a
                      href={`#${idOf(target)}`}
                      onClick={(event) => {
                        event.preventDefault();
                        target.focus();
                      }}
                    >
                      {text}
                    </a>
                  ) : (
                    text
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
