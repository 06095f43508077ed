import type { Block } from '../block';
import type { Warn } from '../island/defineIsland';
import { readCaptcha } from './captcha/readCaptcha';
import { readFields } from './fields/readFields';
import { findInForm, formAttribute } from './formElement';
import type { FormModel } from './formModel';
import { readInlineSubmission } from './inlineSubmission';
import { readContext } from './readContext';
import { toldMaxLengths } from './toldMaxLengths';

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

/**
 * Reads a block with a form of its own: the platform's first two generations of form blocks
 * (MARKUP.md 5), its newsletters (6), and neutral ones.
 */
export function readForm(
  node: HTMLElement,
  block: Block,
  warn: Warn,
  isNewsletter: boolean,
): FormModel | null {
  const form = node.querySelector('form');
  if (!form) {
    warn('form', 'is missing; left as it is');
    return null;
  }
  const context = readContext(node, block, warn);
  const inline = readInlineSubmission(formAttribute(form, 'onsubmit') ?? '');
  const formId = context.formId || formAttribute(form, 'data-form-id') || inline.formId;
  if (!formId) {
    warn('formId', 'is missing; left as it is');
    return null;
  }
  const button = readButton(form);
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
    fields: readFields(form, warn, toldMaxLengths(context.formFields)),
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
