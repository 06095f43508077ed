import { REFUSAL } from '../site/refusal';
import { fillForm, type Input, stateOf } from './fillForm';
import { readRedirects } from './readRedirects';
import { standInForPixel } from './standInForPixel';
import { until } from './until';

const PATIENCE = 5000;

const BUTTON = 'input[type=submit],button[type=submit],button:not([type])';

const nameOf = (input: Input) =>
  input.id || input.name || input.dataset.title || input.closest('.form-item')?.id || input.type;

async function solveCaptcha(form: HTMLFormElement): Promise<string | undefined> {
  if (!form.querySelector('.captcha-container')) return undefined;
  const box = () => form.querySelector<HTMLElement>('.fake-captcha');
  if (!(await until(() => box() !== null, PATIENCE))) return 'has a captcha that does not come';
  if (box()?.ariaChecked !== 'true') box()?.click();
  return undefined;
}

/** Sends it, after its captcha. */
async function send(form: HTMLFormElement): Promise<string | undefined> {
  const unsolved = await solveCaptcha(form);
  if (unsolved) return unsolved;
  const button = form.querySelector<HTMLElement>(BUTTON);
  if (!button?.checkVisibility()) return 'has no button that can be seen';
  if (button.matches(':disabled')) return 'has a button that can’t be pressed';
  button.click();
  return undefined;
}

/** The saved site refuses the first submission, in words for one of its fields. */
async function proveRefusal(
  form: HTMLFormElement,
  typed: ReadonlyMap<Input, string>,
): Promise<string | undefined> {
  const shown = () =>
    [...form.querySelectorAll<HTMLElement>('.field-error')].filter((error) =>
      error.checkVisibility(),
    );
  const find = () => shown().find(({ textContent }) => textContent === REFUSAL);
  if (!(await until(() => find() !== undefined, PATIENCE))) {
    const told = shown().map(({ textContent }) => textContent);
    return `does not show what the server refused, but ${JSON.stringify(told)}`;
  }
  const error = find();
  const input = error?.closest('.form-item')?.querySelector('input,select,textarea');
  if (!error || !input) return 'shows an error apart from its field';
  if (error.getBoundingClientRect().bottom > input.getBoundingClientRect().top + 1) {
    return 'shows an error that is not above its field';
  }
  if (input.ariaInvalid !== 'true') return 'does not mark the field that is in error';
  const lost = [...typed].find(([input, state]) => stateOf(input) !== state);
  if (lost) return `lost what was typed into ${nameOf(lost[0])}`;
  const locked = [...typed.keys()].find((input) => input.matches(':disabled,[readonly]'));
  return locked && `keeps ${nameOf(locked)} locked`;
}

async function proveSuccess(node: HTMLElement, form: HTMLFormElement): Promise<string | undefined> {
  const text = node.querySelector<HTMLElement>('.form-submission-text');
  const isThanked = () => text?.checkVisibility() && text.textContent?.trim();
  const { length } = await readRedirects();
  const readLed = async () => (await readRedirects())[length];
  const hasReported = standInForPixel(node);
  const fault = await send(form);
  if (fault) return `${fault}, after a failure`;
  if (!(await until(() => !!isThanked(), PATIENCE))) return 'does not thank who has sent it';
  if (form.querySelector('.form-item')?.checkVisibility()) return 'is still there after success';
  if (!(await until(hasReported, PATIENCE))) return 'does not run the owner’s script';
  const asked = form.getAttribute('data-success-redirect');
  if (!asked) {
    const led = await readLed();
    return led && `leads to ${led}, unasked`;
  }
  const expected = new URL(asked, location.href).href;
  if (!(await until(async () => (await readLed()) !== undefined, PATIENCE))) {
    return `does not lead to ${expected}`;
  }
  const led = await readLed();
  return led === expected ? undefined : `leads to ${led}`;
}

/** Fills a form in, has it refused once and accepted then, as a visitor would. */
export async function proveForm(node: HTMLElement): Promise<string | undefined> {
  // A tab that is closed, or a page's own styles: nobody sees it.
  if (!node.checkVisibility()) return undefined;
  node.scrollIntoView({ block: 'center', behavior: 'instant' });
  node.querySelector<HTMLElement>('.lightbox-handle')?.click();
  const form = node.querySelector('form');
  if (!form) return 'has no form';
  if (!(await until(() => form.checkVisibility(), PATIENCE))) return 'has a form that is not shown';
  const typed = fillForm(form);
  if (!typed.size) return 'has nothing to fill in';
  const fault =
    (await send(form)) ?? (await proveRefusal(form, typed)) ?? (await proveSuccess(node, form));
  // What comes after it must be reachable.
  node.querySelector<HTMLElement>('.lightbox-close')?.click();
  return fault;
}
