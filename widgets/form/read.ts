import type { Block } from '../../src/block';
import { readCaptcha } from '../../src/forms/captcha/readCaptcha';
import { readFields } from '../../src/forms/fields/readFields';
import { findInForm, formAttribute } from '../../src/forms/formElement';
import type { FormModel } from '../../src/forms/formModel';
import type { Warn } from '../../src/island/defineIsland';
import { readInlineSubmission } from './inlineSubmission';
import { readContext } from './readContext';

/** A form block with a form of its own, read. */
export interface FormBlockModel extends FormModel {
  /** The platform hides a form whose scripts it expects; null where it does not. */
  hiddenWrapper: HTMLElement | null;
}

const BUTTON = 'input[type=submit],button[type=submit],button:not([type])';
const TEXT = '.form-submission-text';
const HTML = '.form-submission-html';
/** Beside the form, from 2022 on. */
const BLOCK_HTML = '.sqs-form-block-submission-html';
const OVERLAY = '#overlayNewsletterEmail';

function readButton(form: HTMLFormElement): FormModel['button'] {
  const [button] = findInForm<HTMLButtonElement | HTMLInputElement>(form, BUTTON);
  return button ?? null;
}

const textOf = (button: FormModel['button']) =>
  (button instanceof HTMLInputElement ? button.value : button?.textContent)?.trim() ?? '';

/** Reads the platform's first two generations of form blocks (MARKUP.md 5), and neutral ones. */
export function readForm(node: HTMLElement, block: Block, warn: Warn): FormBlockModel | null {
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
    isOverlayForm: node.closest(OVERLAY) !== null,
    isNewsletter: false,
    fields: readFields(form, warn),
    button,
    submitButtonText: textOf(button) || context.formSubmitButtonText,
    submissionText: findInForm(form, TEXT)[0] ?? node.querySelector<HTMLElement>(TEXT),
    message: context.formSubmissionMessage,
    submissionHtml,
    html: htmlOf(submissionHtml) || htmlOf(node.querySelector(BLOCK_HTML)),
    redirect: formAttribute(form, 'data-success-redirect')?.trim() || context.successRedirect,
    redirectHosts: context.redirectHosts,
    captcha: readCaptcha(form),
    hiddenWrapper: node.querySelector<HTMLElement>('.form-inner-wrapper[hidden]'),
  };
}
