import { navigate } from '../links/navigate';
import type { Runtime } from '../runtime';
import { warnBlock } from '../warnBlock';
import { findInForm, insertBesideForm } from './formElement';
import type { FormModel } from './formModel';
import { readFormTexts } from './formTexts';
import { isFocusElsewhere } from './isFocusElsewhere';

/** How long a redirect waits for the owner's scripts to load, in milliseconds. */
const SCRIPTS_MS = 3000;

/** Everything in the form but what is shown after success. */
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

/** The hosts of the site itself. */
function siteHosts({ context }: Runtime): string[] {
  const url = URL.parse(context.read('website.baseUrl', ''));
  return url ? [url.host] : [];
}

/** Puts text into an element that the server left empty; returns how to empty it. */
function fill(place: HTMLElement, text: string): () => void {
  place.textContent = text;
  return () => place.replaceChildren();
}

/** A place of our own, where the server sent none. */
function createPlace(form: HTMLFormElement): HTMLElement {
  const place = document.createElement('div');
  place.className = 'form-submission-text';
  insertBesideForm(form, 'after', place);
  return place;
}

/**
 * What comes after success (platform.md section 4): the form's content goes out of sight, the
 * submission text and the owner's HTML are shown, the focus moves there, the scripts of that HTML
 * run, and the visitor is led on where the owner said so and the address may be followed (decision
 * 15). One that may not is named in a warning and a report.
 *
 * @returns How to give the form back.
 */
export function showSuccess(runtime: Runtime, model: FormModel, id: string): () => void {
  const { form, submissionText, submissionHtml, message, html, redirect } = model;
  const adoption = runtime.adopt();
  const undo: (() => void)[] = [() => adoption.release()];
  let isOver = false;

  const isElsewhere = isFocusElsewhere(form);
  for (const node of contentOf(model)) adoption.style(node, 'display', 'none');

  const reveal = (node: HTMLElement) => {
    adoption.toggleClass(node, 'hidden', false);
    adoption.attribute(node, 'hidden', null);
  };
  const text = submissionText ?? createPlace(form);
  if (text !== submissionText) undo.push(() => text.remove());
  const isEmpty = !text.textContent?.trim() && !text.firstElementChild;
  if (isEmpty && !message) undo.push(fill(text, runtime.part(readFormTexts).submitted));
  reveal(text);
  adoption.attribute(text, 'tabindex', '-1');
  if (!isElsewhere) text.focus();

  const write = async (place: HTMLElement, content: string) => {
    const { owner } = await runtime.use('html');
    if (isOver) return;
    undo.push(() => place.replaceChildren());
    reveal(place);
    await owner.write(place, content);
  };
  const writeAll = async () => {
    if (isEmpty && message) await write(text, message);
    if (html && submissionHtml) await write(submissionHtml, html);
  };
  const goOn = () => {
    if (isOver || !redirect) return;
    isOver = true;
    const hosts = [...siteHosts(runtime), ...model.redirectHosts];
    if (navigate(redirect, { hosts })) return;
    const problem = `successRedirect: ${JSON.stringify(redirect)} may not be followed`;
    warnBlock('form', { id, json: undefined }, problem);
    runtime.report(new Error(problem), { initializer: 'form', block: id });
  };
  undo.push(runtime.clock.after(SCRIPTS_MS, goOn));
  writeAll().catch(runtime.report).then(goOn);

  return () => {
    isOver = true;
    for (const step of undo.reverse()) step();
  };
}
