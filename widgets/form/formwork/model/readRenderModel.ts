import type { Warn } from '#engine/scope';
import { type Read, readFields } from '#page/fields/readFields';
import * as reads from '#page/fields/reads';
import { parseLink } from '#page/links/parseLink';
import { formsConsole } from '#texts/forms/formsConsole';
import type { likert } from '#texts/forms/likert';
import { readFormats } from './readFormats';
import { readRenderField } from './readRenderField';
import { readScript } from './readScript';
import { readTexts } from './readTexts';
import type { RenderField, RenderModel } from './renderModel';

const text = { read: reads.text, fallback: '' };
const flag = { read: reads.flag, fallback: false };
/** Reads `{"html": "…"}`, or an object without it. */
const readHtml: Read<string> = (value) =>
  typeof value === 'object' ? reads.text(Object(value).html ?? '') : undefined;

const html = { read: readHtml, fallback: '' };
const anything = { read: (value: unknown) => value, fallback: undefined };

const content = {
  formId: text,
  formName: text,
  showTitle: flag,
  secureUrl: text,
  successRedirect: text,
  formFields: { read: reads.list, fallback: [] },
  formFieldFormats: anything,
  localizedStrings: anything,
  formSubmitButtonText: text,
  formSubmissionMessage: html,
  disclaimerMessage: html,
  captchaEnabled: flag,
  captchaTheme: anything,
  captchaAlignment: anything,
};

/** Keys in the context of older blocks, and among the design fields of components. */
const design = {
  buttonVariant: {
    read: reads.oneOf('primary', 'secondary', 'tertiary'),
    fallback: 'primary' as const,
  },
  buttonAlignment: {
    read: reads.oneOf('left', 'center', 'right', 'stretch'),
    fallback: 'left' as const,
  },
  useLightbox: flag,
  lightboxHandleText: text,
};

/** The platform's numbers and names. Anything else is read as the first. */
const CAPTCHA_THEMES = { light: [1, 'light'], dark: [2, 'dark'] };
const CAPTCHA_ALIGNMENTS = { center: [2, 'center'], left: [1, 'left'], right: [3, 'right'] };

function nameOf<Name extends string>(
  names: Record<Name, readonly unknown[]>,
  value: unknown,
): Name {
  const entries = Object.entries(names) as [Name, readonly unknown[]][];
  const wanted = typeof value === 'string' ? value.toLowerCase() : value;
  const [name] = entries.find(([, values]) => values.includes(wanted)) ?? entries[0] ?? [];
  return name as Name;
}

/** Reads the fields that can be drawn, each id once: the server keeps one value for each. */
function readAllFields(raw: readonly unknown[], warn: Warn): RenderField[] {
  const ids = new Set<string>();
  return raw.flatMap((one, index) => {
    const name = `formFields.${index}`;
    const field = readRenderField(one, name, warn);
    if (!field) return [];
    if (ids.has(field.id)) {
      warn(`${name}.id`, `${field.id} is there twice: the second field is left out`);
      return [];
    }
    ids.add(field.id);
    return field;
  });
}

/**
 * Reads a form of the third generation out of its block's JSON: the context, the design fields and
 * the localised strings. A setting that is wrong falls back to its default, after a warning that
 * names it. Where nothing can be made of the block, the console has the error 'Could not render
 * form', and null is returned: the wrapper stays empty.
 *
 * No page that was seen has design fields in full: their keys are those that components no longer
 * have in their context, and they win over the context's. The numbers of the captcha's theme
 * (1 light, 2 dark) and alignment (1 left, 2 centre, 3 right) are read as the platform orders them.
 *
 * @param scale The texts of a likert scale, where the server sends none.
 */
export function readRenderModel(
  node: ParentNode,
  scale: typeof likert,
  warn: Warn,
): RenderModel | null {
  const said = (name: string) => readScript(node, `.sqs-form-block-${name}`, warn);
  const told = { context: said('context'), design: said('design-fields') };
  return toRenderModel({ ...told, texts: said('localized-strings') }, scale, warn);
}

/** What is said of a form in JSON: its fields, its looks, and its words. */
interface Told {
  context: unknown;
  design?: unknown;
  texts?: unknown;
}

/** Makes the model of a form of what is said of it, as `readRenderModel` does. */
export function toRenderModel(
  { context: raw, design: designed, texts: localized }: Told,
  scale: typeof likert,
  warn: Warn,
): RenderModel | null {
  const refuse = (field: string, message: string) => {
    warn(field, message);
    console.error(formsConsole.renderFailed);
    return null;
  };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return refuse('.sqs-form-block-context', 'is not an object');
  }
  const read = readFields(raw, content, warn);
  if (!read.formId) return refuse('formId', 'is missing');
  const fields = readAllFields(read.formFields, warn);
  if (!fields.length) return refuse('formFields', 'there are none that can be drawn');

  const looks = readFields({ ...raw, ...Object(designed) }, design, warn);
  const texts = readTexts(localized ?? read.localizedStrings, scale);
  const action = read.secureUrl && parseLink(read.secureUrl, document.baseURI, ['http:', 'https:']);
  return {
    formId: read.formId,
    title: read.showTitle ? read.formName : '',
    action: action ? action.href : '',
    successRedirect: read.successRedirect,
    fields,
    formats: readFormats(read.formFieldFormats, texts, warn),
    texts,
    button: {
      text: read.formSubmitButtonText || texts.submit,
      variant: looks.buttonVariant,
      alignment: looks.buttonAlignment,
    },
    disclaimer: read.disclaimerMessage,
    submissionMessage: read.formSubmissionMessage,
    captcha: read.captchaEnabled
      ? {
          theme: nameOf(CAPTCHA_THEMES, read.captchaTheme),
          alignment: nameOf(CAPTCHA_ALIGNMENTS, read.captchaAlignment),
        }
      : null,
    lightboxHandle: looks.useLightbox ? looks.lightboxHandleText || texts.openForm : null,
  };
}
