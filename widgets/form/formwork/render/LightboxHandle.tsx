/** The handle that the server sends with older blocks: it opens a form that waits behind it. */
export const LightboxHandle = ({ text }: { text: string }) => (
  <div className="lightbox-handle-wrapper lightbox-handle-wrapper--align-center">
    <button
      type="button"
      className="lightbox-handle sqs-system-button sqs-editable-button sqs-button-element--primary"
    >
      {text}
    </button>
  </div>
);
