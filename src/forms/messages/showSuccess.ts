import type { Cancel } from '#engine/clock';
import type { Runtime } from '#engine/runtime';
import type { BlockScope, Scope } from '#engine/scope';
import { navigate } from '#page/links/navigate';
import { findInForm, insertBesideForm } from '../formElement';
import type { FormModel } from '../formModel';
import { readFormTexts } from '../formTexts';
import type { FormAnswer } from '../life/state';
import { isFocusElsewhere } from './isFocusElsewhere';

/** How long a redirect waits for the owner's scripts to load, in milliseconds. */
const SCRIPTS_MS = 3000;

/** What tells something without words. */
const PICTURES = 'img,svg,picture,video,audio,canvas,iframe,object,embed';

/** Returns everything in the form but what is shown after success. */
function contentOf({ form, submissionText, submissionHtml }: FormModel): HTMLElement[] {
  const kept = [submissionText, submissionHtml];
  const holdsKept = (node: Element) => kept.some((one) => one && node.contains(one));
  const below = (nodes: readonly HTMLElement[]): HTMLElement[] =>
    nodes.flatMap((node) => {
      if (!holdsKept(node)) return [node];
      if (kept.some((one) => one === node)) return [];
      return below([...node.children] as HTMLElement[]);
    });
  return below(findInForm(form, ':scope > *'));
}

/** Returns the hosts of the site itself. */
function siteHosts({ context }: Runtime): string[] {
  try {
    return [new URL(context.read('website.baseUrl', '')).host];
  } catch {
    return [];
  }
}

/** Shows an element that the server sent hidden, until the scope ends. */
function reveal({ adopt }: Scope, node: HTMLElement): void {
  adopt.toggleClass(node, 'hidden', false);
  adopt.attribute(node, 'hidden', null);
}

/** Returns where the submission text is shown: a place of our own where the server sent none. */
function placeOfText(scope: Scope, { form, submissionText }: FormModel): HTMLElement {
  if (submissionText) return submissionText;
  const place = document.createElement('div');
  place.className = 'form-submission-text';
  insertBesideForm(form, 'after', place);
  scope.own(() => place.remove());
  return place;
}

/** Whether it tells a visitor nothing, like the empty paragraph of an editor. */
const isSilent = (place: Element | DocumentFragment): boolean =>
  !place.textContent?.trim() && !place.querySelector(PICTURES);

/** Fills an element, until the scope ends. */
function fill({ own }: Scope, place: Element, ...content: (Node | string)[]): void {
  const sent = [...place.childNodes];
  place.replaceChildren(...content);
  own(() => place.replaceChildren(...sent));
}

/** Leads the visitor on where the owner, or the server, said so; what may not be followed is reported. */
function followRedirect(scope: BlockScope, { redirectHosts }: FormModel, redirect: string): void {
  if (navigate(redirect, { hosts: [...siteHosts(scope.runtime), ...redirectHosts] })) return;
  const problem = `${JSON.stringify(redirect)} may not be followed`;
  scope.warn('successRedirect', problem);
  scope.report(new Error(`successRedirect: ${problem}`));
}

/**
 * Shows what comes after success: the form's content goes out of sight, the submission text and the
 * owner's HTML are shown, the focus moves there, the scripts of that HTML run, and the visitor is
 * led on where the owner said so and the address may be followed.
 *
 * @param answer What the server says: its words and its address come before the owner's.
 * @returns Gives the form back.
 */
export function showSuccess(
  around: BlockScope,
  model: FormModel,
  answer: FormAnswer | null,
): Cancel {
  const { form, submissionHtml, message, html } = model;
  const redirect = answer?.redirect || model.redirect;
  const scope = around.begin();
  const { runtime, adopt } = scope;
  let isLedOn = false;

  const isElsewhere = isFocusElsewhere(form);
  for (const node of contentOf(model)) adopt.style(node, 'display', 'none');

  const text = placeOfText(scope, model);
  const { submitted } = runtime.part(readFormTexts);
  const isEmpty = isSilent(text) && !answer?.message;
  if (answer?.message || (isEmpty && !message)) fill(scope, text, answer?.message || submitted);
  // Who is not led there hears of it.
  if (isElsewhere) adopt.attribute(text, 'role', 'alert');
  reveal(scope, text);
  adopt.attribute(text, 'tabindex', '-1');
  if (!isElsewhere) text.focus();

  const write = async (place: HTMLElement, content: string, author: 'owner' | 'other') => {
    const { owner, sanitize } = await runtime.use('html');
    const nodes = author === 'other' ? await sanitize(content) : undefined;
    if (scope.isEnded || isLedOn) return;
    reveal(scope, place);
    if (nodes) return fill(scope, place, isSilent(nodes) ? submitted : nodes);
    fill(scope, place);
    await owner.write(place, content);
  };
  const writeAll = async () => {
    // What a block's JSON says is never script.
    if (isEmpty && message) await write(text, message, 'other');
    if (html && submissionHtml) await write(submissionHtml, html, 'owner');
  };
  const goOn = () => {
    if (scope.isEnded || isLedOn || !redirect) return;
    isLedOn = true;
    followRedirect(scope, model, redirect);
  };
  scope.after(SCRIPTS_MS, goOn);
  writeAll().catch(scope.report).then(goOn);

  return scope.destroy;
}
