import type { ReadScope, Warn } from '#engine/scope';
import { formsConsole } from '#texts/forms/formsConsole';
import { readCaptcha } from './captcha/readCaptcha';
import { readFormFields } from './fields/readFormFields';
import { readPlainFields } from './fields/readPlainFields';
import { elementsOf, findInForm, formAttribute } from './formElement';
import type { FormModel } from './formModel';
import { readContext } from './readContext';
import { contextMaxLengths } from './submission/contextMaxLengths';
import { readInlineSubmission } from './submission/inlineSubmission';

/** The platform's blocks. */
const PLATFORM = '.sqs-block-form,.sqs-block-newsletter';
const BUTTON = 'input[type=submit],button[type=submit],button:not([type])';
const TEXT = '.form-submission-text';
const HTML = '.form-submission-html';
/** Beside the form, from 2022 on. */
const BLOCK_HTML = '.sqs-form-block-submission-html';
/** The popup overlay's field for the address. */
const OVERLAY = '#overlayNewsletterEmail';

const isButton = (node: Element): node is HTMLButtonElement | HTMLInputElement =>
  node.matches(BUTTON);

const readButton = (form: HTMLFormElement): FormModel['button'] =>
  elementsOf(form).find(isButton) ?? null;

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
  const maxLengthIn = contextMaxLengths(context.formFields);
  const readFields = (tell: Warn) =>
    isPlatforms ? readFormFields(form, tell, maxLengthIn) : readPlainFields(form, true);
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
    fields: readFields(warn),
    // What there is to warn of has been said.
    readFields: () => readFields(() => {}),
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
