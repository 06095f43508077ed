import { Field } from '../fields/Field';
import type { RenderField, RenderModel } from '../model/renderModel';
import { type OnHtml, OwnerHtml } from './OwnerHtml';

interface FormContentProps {
  model: RenderModel;
  /** Returns the id of a field's item in the document. */
  idOf(field: RenderField): string;
  onHtml: OnHtml;
}

/** What is in a form: its fields, the captcha's place, its button, what is shown after success. */
export function FormContent({ model, idOf, onHtml }: FormContentProps) {
  const { fields, texts, formats, disclaimer, captcha, button, submissionMessage } = model;
  return (
    <>
      <div className="field-list clear">
        {fields.map((field) => (
          <Field
            key={field.id}
            field={field}
            id={idOf(field)}
            texts={texts}
            formats={formats}
            onHtml={onHtml}
          />
        ))}
      </div>
      {disclaimer && <OwnerHtml className="form-disclaimer" html={disclaimer} onHtml={onHtml} />}
      {captcha && (
        <div
          className={`captcha-container sqs-form-rendered${captcha.alignment === 'left' ? '' : ` align-${captcha.alignment}`}`}
          data-theme={captcha.theme}
        />
      )}
      <div className={`form-button-wrapper form-button-wrapper--align-${button.alignment}`}>
        <input
          className={`button sqs-system-button sqs-editable-button sqs-button-element--${button.variant}`}
          type="submit"
          value={button.text}
        />
      </div>
      <OwnerHtml className="hidden form-submission-text" html={submissionMessage} onHtml={onHtml} />
      <div className="hidden form-submission-html" />
    </>
  );
}
