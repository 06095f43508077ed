import type { FormCaptcha } from '../captcha/createFormCaptcha';
import type { Field } from '../fields/field';
import type { FormModel } from '../formModel';
import type { FormTexts } from '../formTexts';
import type { FormFailure } from '../life/state';

/** Where a line leads. */
interface SummaryTarget {
  node: HTMLElement;
  /** For an id of the node, where it has none: the same each time, and no other's in the form. */
  name: string;
  focus(): void;
}

/** One line of the error summary. */
export interface SummaryEntry {
  key: string;
  text: string;
  /** Null for what no visitor sees or has. */
  target: SummaryTarget | null;
}

function targetOf(field: Field | undefined, place: number): SummaryTarget | null {
  const input = field?.inputs.find(({ type, disabled }) => type !== 'hidden' && !disabled);
  if (!field || !input) return null;
  const focus = () => {
    // The title and the message with it.
    field.item.scrollIntoView({ block: 'nearest' });
    input.focus({ preventScroll: true });
  };
  return { node: input, name: `field-${place + 1}`, focus };
}

/**
 * Returns the lines of the summary, in the order of the form: what is wrong with which field. A message for
 * a field that the form does not have is told as well.
 */
export function summaryEntries(
  { fields, captcha: slot }: FormModel,
  captcha: FormCaptcha | null,
  failure: FormFailure | null,
  texts: FormTexts,
): SummaryEntry[] {
  const messages = failure?.fields ?? new Map<string, string>();
  const known = fields.filter(({ id }) => messages.has(id));
  const ids = new Set([...known.map(({ id }) => id), ...messages.keys()]);
  const entries = [...ids].map((key): SummaryEntry => {
    const field = known.find(({ id }) => id === key);
    const message = messages.get(key) ?? '';
    const title = field?.title ?? '';
    // Many messages name their field themselves.
    const text = message.includes(title) ? message : `${title}: ${message}`;
    return { key, text, target: targetOf(field, field ? fields.indexOf(field) : 0) };
  });
  if (failure?.code === 'CAPTCHA_INCOMPLETE_ERROR' && slot && captcha) {
    const target = { node: slot.container, name: 'captcha', focus: () => captcha.focus() };
    entries.push({ key: '', text: texts.captchaIncomplete, target });
  }
  return entries;
}
