import type { ReadScope } from '#engine/scope';
import { formsConsole } from '#texts/forms/formsConsole';
import { type CaptchaSlot, readCaptcha } from './captcha/readCaptcha';
import type { Field } from './fields/field';
import { readFormFields } from './fields/readFormFields';
import { readPlainFields } from './fields/readPlainFields';
import { findInForm, formAttribute } from './formElement';
import type { CreateSender } from './life/sender';
import { readContext } from './readContext';
import { contextMaxLengths } from './submission/contextMaxLengths';
import { readInlineSubmission } from './submission/inlineSubmission';

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
  /** Null where the form needs no captcha. */
  captcha: CaptchaSlot | null;
  /** How a widget sends it that has a call of its own. Default: the platform's, or to its address. */
  createSender?: CreateSender;
  /** What a visitor reads by the answer's status, where the server has no words for them. */
  statusTexts?: ReadonlyMap<number, string>;
}

/** The platform's blocks. */
const PLATFORM = '.sqs-block-form,.sqs-block-newsletter';
const BUTTON = 'input[type=submit],button[type=submit],button:not([type])';
const TEXT = '.form-submission-text';
const HTML = '.form-submission-html';
/** Beside the form, from 2022 on. */
const BLOCK_HTML = '.sqs-form-block-submission-html';
/** The popup overlay's field for the address. */
const OVERLAY = '#overlayNewsletterEmail';

function readButton(form: HTMLFormElement): FormModel['button'] {
  const [button] = findInForm<HTMLButtonElement | HTMLInputElement>(form, BUTTON);
  return button ?? null;
}

const textOf = (button: FormModel['button']) =>
  (button instanceof HTMLInputElement ? button.value : button?.textContent)?.trim() ?? '';

/** Whether a form is the platform's by its block, by an attribute of its own or by what it asks for. */
const isOfPlatform = (node: HTMLElement, form: HTMLFormElement): boolean =>
  node.matches(PLATFORM) ||
  formAttribute(form, 'data-form-id') !== null ||
  formAttribute(form, 'data-form-protocol') === 'platform';

/**
 * Reads a block with a form of its own: the platform's first two generations of form blocks, its
 * newsletters, and neutral ones. Null, after a warning, for one without a form, and for one of the
 * platform without its id.
 */
export function readForm(
  { node, block, warn }: ReadScope,
  isNewsletter: boolean,
): FormModel | null {
  const form = node.querySelector('form');
  if (!form) {
    warn('form', 'is missing; left as it is');
    return null;
  }
  const context = readContext({ node, block, warn });
  const inline = readInlineSubmission(formAttribute(form, 'onsubmit') ?? '');
  const isPlatforms = isOfPlatform(node, form);
  const formId =
    context.formId ||
    formAttribute(form, 'data-form-id') ||
    inline.formId ||
    (isPlatforms ? '' : formAttribute(form, 'id') || block.id);
  if (!formId) {
    warn('formId', 'is missing; left as it is');
    return null;
  }
  const button = readButton(form);
  if (!button) warn('button', formsConsole.noButton);
  const submissionHtml = findInForm(form, HTML)[0] ?? node.querySelector<HTMLElement>(BLOCK_HTML);
  const htmlOf = (place: Element | null | undefined) =>
    place?.getAttribute('data-submission-html')?.trim() ?? '';
  return {
    node,
    form,
    formId,
    collectionId: context.collectionId || inline.collectionId,
    objectName: context.objectName || inline.objectName,
    isOverlayForm: !!(node.closest(OVERLAY) ?? node.querySelector(OVERLAY)),
    isNewsletter,
    isPlatforms,
    fields: isPlatforms
      ? readFormFields(form, warn, contextMaxLengths(context.formFields))
      : readPlainFields(form, true),
    button,
    submitButtonText: textOf(button) || context.formSubmitButtonText,
    submissionText: findInForm(form, TEXT)[0] ?? node.querySelector<HTMLElement>(TEXT),
    message: context.formSubmissionMessage,
    submissionHtml,
    html: htmlOf(submissionHtml) || htmlOf(node.querySelector(BLOCK_HTML)),
    redirect: formAttribute(form, 'data-success-redirect')?.trim() || context.successRedirect,
    redirectHosts: context.redirectHosts,
    captcha: readCaptcha(form),
  };
}
