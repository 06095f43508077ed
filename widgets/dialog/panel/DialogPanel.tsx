import type { DialogControl } from '../createDialog';
import type { DialogSettings } from '../settings';
import { DialogFields } from './DialogFields';

interface DialogPanelProps {
  settings: DialogSettings;
  control: DialogControl;
}

/** Draws the inside of a dialog: its texts and its buttons. */
export function DialogPanel({ settings, control }: DialogPanelProps) {
  const { id, modal, title, message, content, buttons, closeText } = settings;
  // A passing message is no part of the page's outline.
  const Title = modal ? 'h2' : 'p';
  return (
    <>
      {title && (
        <Title id={`${id}-title`} className="skerry-dialog-title title" tabIndex={-1}>
          {title}
        </Title>
      )}
      {message && (
        <p id={`${id}-message`} className="skerry-dialog-message message">
          {message}
        </p>
      )}
      {content && <DialogFields content={content} onAnswer={control.answer} />}
      {buttons.length > 0 && (
        <div className="skerry-dialog-buttons buttons">
          {buttons.map(({ answer, text }) => (
            <button
              key={answer}
              type="button"
              className={`skerry-dialog-button skerry-dialog-${answer} confirmation-button ${answer}`}
              onClick={() => control.answer(answer)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      {closeText && (
        <button
          type="button"
          className="skerry-dialog-close"
          aria-label={closeText}
          onClick={() => control.answer('cancel')}
        >
          <span aria-hidden="true" />
        </button>
      )}
    </>
  );
}
