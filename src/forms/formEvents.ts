import type { FormErrorCode } from './life/state';

/** A form of the page. */
export interface FormEvent {
  node: HTMLElement;
  formId: string;
}

declare module '#engine/events' {
  interface SkerryEvents {
    /** A form was sent, and the server has kept it. */
    formsubmitted: FormEvent;
    /** A form could not be sent; `message` is what the visitor reads. */
    formfailed: FormEvent & { code: FormErrorCode; message: string };
    /** A newsletter was subscribed to. */
    subscribe: FormEvent;
  }
}
