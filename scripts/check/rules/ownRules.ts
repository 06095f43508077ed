import type { FindingKind } from '../finding';

/** A mistake that no widget warns of. */
export interface OwnProblem {
  kind: FindingKind;
  node: Element;
  text: string;
}

const PICTURES = 'img:not(noscript *, template *)';

const nameOf = (image: Element) =>
  (image.getAttribute('data-src') ?? image.getAttribute('src') ?? '').replace(/[?#].*|.*\//g, '') ||
  'a picture';

const hasText = (value: string | null | undefined) => Boolean(value?.trim());

function* checkPicture(
  image: HTMLImageElement,
  hasRoom: (node: HTMLElement) => boolean,
): Generator<OwnProblem> {
  if (!image.hasAttribute('alt')) {
    const text = `${nameOf(image)}: has no alternative text; alt="" where it says nothing`;
    yield { kind: 'alternative', node: image, text };
  }
  const isSized =
    (image.hasAttribute('width') && image.hasAttribute('height')) ||
    image.hasAttribute('data-image-dimensions');
  if (!isSized && !hasRoom(image)) {
    const text = `${nameOf(image)}: has no dimensions: width and height keep its room`;
    yield { kind: 'dimensions', node: image, text };
  }
}

const FIELDS =
  'input:not([type=hidden],[type=submit],[type=reset],[type=button],[type=image]),select,textarea';
const CONTROLS = 'button,[role=button],a[href],input[type=image]';

/** Whether an attribute, or the elements that it names, say what something is. */
function isNamed(node: Element): boolean {
  const ids = (node.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const others = ids.map((id) => node.ownerDocument.getElementById(id)?.textContent);
  return [...others, node.getAttribute('aria-label'), node.getAttribute('title')].some(hasText);
}

const hasLabel = (field: HTMLInputElement) =>
  [...(field.labels ?? [])].some(({ textContent }) => hasText(textContent)) || isNamed(field);

/** Whether a button or link says what it does: by its text, or by a picture's. */
function saysWhat(node: Element): boolean {
  if (isNamed(node) || hasText(node.textContent) || hasText(node.getAttribute('alt'))) return true;
  return [...node.querySelectorAll('img,svg,[aria-label]')].some(
    (part) =>
      hasText(part.getAttribute('alt')) ||
      hasText(part.getAttribute('aria-label')) ||
      hasText(part.querySelector('title')?.textContent),
  );
}

/** The pickers of a gallery get their names from it. */
const OURS_TO_NAME = '[data-gallery-picker] *,[data-gallery-thumbnails] *';

const tagOf = (node: Element) => {
  const name = node.getAttribute('name') || node.id || node.getAttribute('href');
  return name ? `<${node.localName}> ${name}` : `<${node.localName}>`;
};

/** Blocks that draw what the server has not sent, or get it from elsewhere: some only where they are empty. */
export const GROWING =
  '[data-block=map],[data-block=embed],[data-block=reservation],[data-block=follow],[data-block=cart],[data-block=rendering]:not(:has([data-rendering-content])),:is([data-block=share],[data-block=calendar]):empty';

/**
 * Finds what is wrong in what an author writes: pictures, fields, controls, room.
 *
 * @param isOwn Whether an element is the author's.
 * @param hasRoom Whether a style gives an element a height; undefined where nobody can tell.
 */
export function* ownRules(
  document: Document,
  isOwn: (node: Element) => boolean,
  hasRoom: ((node: HTMLElement) => boolean) | undefined,
): Generator<OwnProblem> {
  for (const image of document.querySelectorAll<HTMLImageElement>(PICTURES)) {
    if (isOwn(image)) yield* checkPicture(image, hasRoom ?? (() => true));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (isOwn(field) && !hasLabel(field)) {
      yield { kind: 'label', node: field, text: `${tagOf(field)}: has no label` };
    }
  }
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (!isOwn(control) || control.matches(OURS_TO_NAME) || saysWhat(control)) continue;
    yield {
      kind: 'label',
      node: control,
      text: `${tagOf(control)}: says nothing; aria-label names it`,
    };
  }
  if (!hasRoom) return;
  for (const node of document.querySelectorAll<HTMLElement>(GROWING)) {
    if (hasRoom(node)) continue;
    const text = 'its room is not reserved: a min-height of what comes keeps the page still';
    yield { kind: 'room', node, text };
  }
}
