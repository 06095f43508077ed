import type { ReadScope, Warn } from '#engine/scope';
import { type Read, readFields, type Said } from '#page/fields/readFields';
import { list, listOf, text } from '#page/fields/reads';

const CONTEXT = 'script.sqs-form-block-context';

/** The platform says `{"html": "…"}`; a text is what a neutral server would say. */
const html: Read<string> = (value) => text(value) ?? text(Object(value).html);

const string = { read: text, fallback: '' };

export const fields = {
  formId: string,
  collectionId: string,
  objectName: string,
  formFields: { read: list, fallback: [] },
  formSubmitButtonText: string,
  formSubmissionMessage: { read: html, fallback: '' },
  successRedirect: string,
  redirectHosts: { read: listOf(text), fallback: [] },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    form: Said<typeof fields>;
    newsletter: Said<typeof fields>;
  }
}

function parse(json: string, warn: Warn): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    warn('form context', `${error}; the markup counts`);
    return undefined;
  }
}

/**
 * Reads what the server says of a form in JSON: the platform in a script beside it, from 2022 on, a
 * neutral server in `data-block-json`. What is missing or broken the markup may still say.
 */
export function readContext({ node, block, warn }: ReadScope) {
  const script = node.querySelector(CONTEXT);
  const raw = script ? parse(script.textContent, warn) : block.json;
  return readFields(raw, fields, warn);
}
