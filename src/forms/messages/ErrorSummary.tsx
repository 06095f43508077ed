import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BlockScope } from '#engine/scope';
import { freeId } from '#page/marks/freeId';
import { giveId } from '#page/marks/giveId';
import type { FormCaptcha } from '../captcha/createFormCaptcha';
import { insertBesideForm } from '../formElement';
import type { FormModel } from '../formModel';
import type { FormTexts } from '../formTexts';
import type { FormState } from '../life/state';
import { ERRORS, isFocusElsewhere } from './isFocusElsewhere';
import { type SummaryEntry, summaryEntries } from './summaryEntries';

interface ErrorSummaryProps {
  model: FormModel;
  texts: FormTexts;
  /** The block's. */
  scope: BlockScope;
  captcha: FormCaptcha | null;
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
 * sent. Both tell where else to look, but for newsletters. A form that is not the platform's has the
 * alert alone: that takes the visitor there.
 */
export function ErrorSummary({ model, texts, scope, captcha, state }: ErrorSummaryProps) {
  const {
    adopt,
    block: { id },
  } = scope;
  const { form, isNewsletter, isPlatforms } = model;
  const hasNotices = isPlatforms && !isNewsletter;
  const { failure, failures } = state;
  const front = useBesideForm(form, 'before', !failure);
  const isBelow = isPlatforms && failure !== null;
  const back = useBesideForm(form, 'after', !isBelow);
  const entries = summaryEntries(model, captcha, failure, texts);
  const idOf = ({ node, name }: NonNullable<SummaryEntry['target']>) =>
    node.id || freeId(`${id}-${name}`);

  useLayoutEffect(() => {
    front.tabIndex = -1;
    if (!failures) return;
    if (!isFocusElsewhere(form)) front.focus();
  }, [front, form, failures]);

  useLayoutEffect(() => {
    // A link needs a name for where it leads.
    const place = model.captcha?.container;
    if (place) giveId(adopt, place, `${id}-captcha`);
    for (const { target } of entries) {
      if (target) giveId(adopt, target.node, `${id}-${target.name}`);
    }
  });

  const { message } = failure ?? {};
  // Of the captcha the list tells; 'errors above' is for below.
  const isInList = message === texts.errorsAbove || entries.some(({ text }) => text === message);
  return (
    <>
      {createPortal(
        <div role="alert">
          {failure && hasNotices && <p className="skerry-form-notice">{texts.problemBelow}</p>}
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
        isBelow && (
          <>
            <p className="field-error">{message}</p>
            {hasNotices && <p className="skerry-form-notice">{texts.problemAbove}</p>}
          </>
        ),
        back,
      )}
    </>
  );
}
