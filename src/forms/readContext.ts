import type { Block } from '../block';
import type { Warn } from '../island/defineIsland';
import { readFields } from '../readFields';
import { array, object, pipe, string, transform, union, unknown } from '../schema';

const CONTEXT = 'script.sqs-form-block-context';

/** The platform says `{"html": "…"}`; a text is what a neutral server would say. */
const html = union([
  string(),
  pipe(
    object({ html: string() }),
    transform(({ html }) => html),
  ),
]);

const text = { schema: string(), fallback: '' };

const fields = {
  formId: text,
  collectionId: text,
  objectName: text,
  formFields: { schema: array(unknown()), fallback: [] },
  formSubmitButtonText: text,
  formSubmissionMessage: { schema: html, fallback: '' },
  successRedirect: text,
  redirectHosts: { schema: array(string()), fallback: [] },
};

function parse(json: string, warn: Warn): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    warn('form context', `${error}; the markup counts`);
    return undefined;
  }
}

/**
 * What the server says of a form in JSON: the platform in a script beside it, from 2022 on, a
 * neutral server in `data-block-json`. What is missing or broken the markup may still say.
 */
export function readContext(node: HTMLElement, block: Block, warn: Warn) {
  const script = node.querySelector(CONTEXT);
  const raw = script ? parse(script.textContent, warn) : block.json;
  return readFields(raw, fields, warn);
}
