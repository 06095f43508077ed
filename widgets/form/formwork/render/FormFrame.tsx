import type { RenderModel } from '../model/renderModel';

/** What is around a form, and the form itself, empty. */
export const FormFrame = ({ title, formId, successRedirect, action }: RenderModel) => (
  <>
    {title && <div className="form-title">{title}</div>}
    <div className="form-inner-wrapper">
      <form
        data-form-id={formId}
        data-success-redirect={successRedirect || undefined}
        autoComplete="on"
        method="POST"
        action={action || undefined}
        noValidate
      />
    </div>
  </>
);
