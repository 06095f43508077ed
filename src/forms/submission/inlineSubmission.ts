/** What the platform's inline handler says of its form. */
export interface InlineSubmission {
  formId: string;
  collectionId: string;
  objectName: string;
}

/** `submit({formId: '…', collectionId: '…', objectName: '…'})`; in 2017 the three by their places. */
const CALL = /\.submit\(([^)]*)\)/;

const NAMED = /\b(formId|collectionId|objectName)\s*:\s*(["'])(.*?)\2/g;

const QUOTED = /(["'])(.*?)\1/g;

const NAMES = ['formId', 'collectionId', 'objectName'] as const;

/**
 * Reads the names of a submission out of the text of an inline `onsubmit`. The text is never run;
 * what it does not say is empty.
 */
export function readInlineSubmission(handler: string): InlineSubmission {
  const found: InlineSubmission = { formId: '', collectionId: '', objectName: '' };
  const call = CALL.exec(handler)?.[1] ?? '';
  const named = [...call.matchAll(NAMED)];
  const placed = [...call.matchAll(QUOTED)].map(([, , text = '']) => text);
  NAMES.forEach((name, place) => {
    const value = named.length ? named.find((one) => one[1] === name)?.[3] : placed[place];
    found[name] = value ?? '';
  });
  return found;
}
