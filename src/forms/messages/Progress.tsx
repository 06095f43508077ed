import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Words } from '#page/island/Words.tsx';
import { fillText } from '#texts/fillText';
import { insertBesideForm } from '../formElement';
import type { FormTexts } from '../formTexts';
import type { FormState } from '../life/state';
import './styles.css';

/** How often it is read out: for each of so many parts of the whole. */
const PARTS = 4;

interface ProgressProps {
  form: HTMLFormElement;
  texts: FormTexts;
  state: FormState;
}

/** Behind a form that is on its way: says so, and shows how much of its files is there. */
export function Progress({ form, texts, state: { phase, progress } }: ProgressProps) {
  const [element] = useState(() => document.createElement('div'));
  const isOn = phase === 'submitting';
  const part = isOn ? progress : null;

  useLayoutEffect(() => {
    insertBesideForm(form, 'after', element);
    return () => element.remove();
  }, [element, form]);
  useLayoutEffect(() => {
    element.className = part === null ? 'skerry-form-idle' : 'skerry-form-progress';
  }, [element, part]);

  const percent = (Math.floor((part ?? 0) * PARTS) * 100) / PARTS;
  const said = part === null ? texts.submitting : fillText(texts.uploading, { percent });
  return createPortal(
    <>
      <span className="skerry-form-news" role="status">
        <Words>{isOn ? said : ''}</Words>
      </span>
      {part !== null && <progress aria-label={texts.submitting} max={1} value={part} />}
    </>,
    element,
  );
}
