import type { Scope } from '#engine/scope';
import type { FormCaptcha } from './captcha/createFormCaptcha';
import type { CaptchaSlot } from './captcha/readCaptcha';
import type { Field } from './fields/field';
import type { Sender } from './life/sender';

/** Makes what sends a form, before anybody has filled it in. */
export type CreateSender = (scope: Scope, model: FormModel, captcha: FormCaptcha | null) => Sender;

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
  /** It is sent by the platform's two calls, and speaks with the platform's words. */
  isPlatforms: boolean;
  /** As they were when the form was read: `useFields` has them as they are. */
  fields: readonly Field[];
  /** Reads them anew: a page's own scripts add fields, replace them and take them away. */
  readFields(): readonly Field[];
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
  /** Null where the form needs no captcha. */
  captcha: CaptchaSlot | null;
  /** How a widget sends it that has a call of its own. Default: the platform's, or to its address. */
  createSender?: CreateSender;
  /** What a visitor reads by the answer's status, where the server has no words for them. */
  statusTexts?: ReadonlyMap<number, string>;
}
