import type { CaptchaSettings } from './captcha/captcha';
import type { Field } from './fields/field';

/** A form of the page, read: a form block of any generation, or a newsletter block. */
export interface FormModel {
  /** The block: its events start here. */
  node: HTMLElement;
  form: HTMLFormElement;
  formId: string;
  collectionId: string;
  objectName: string;
  /** It stands in the popup overlay (`overlayNewsletterEmail`). */
  isOverlayForm: boolean;
  /** Newsletters get no notices to scroll, and tell of a subscription. */
  isNewsletter: boolean;
  fields: readonly Field[];
  /** Null where the owner's markup has none: Enter still submits. */
  button: HTMLButtonElement | HTMLInputElement | null;
  /** What the button says: part of what is sent. */
  submitButtonText: string;
  /** Shown after success: `.form-submission-text`. */
  submissionText: HTMLElement | null;
  /** The owner's HTML for `submissionText`, where the server left that empty. */
  message: string;
  /** Takes the owner's post-submit HTML: `.form-submission-html`. */
  submissionHtml: HTMLElement | null;
  /** The owner's post-submit HTML; empty where there is none. */
  html: string;
  /** Where to go after success, as the owner wrote it, unchecked; empty for nowhere. */
  redirect: string;
  /** Hosts beside the site's own that a redirect may lead to. */
  redirectHosts: readonly string[];
  /** The captcha's slot and settings; null where the form needs none. */
  captcha: { container: HTMLElement; settings: CaptchaSettings } | null;
}
