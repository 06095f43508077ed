import { parseLink } from '../links/parseLink';
import {
  ADDRESS_ATTRIBUTES,
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  OWN_CLASSES,
} from './allowedHtml';

/** What beside texts and pictures may come to life: fields and forms. */
const LIVE_ELEMENTS: ReadonlySet<string> = new Set([
  ...ALLOWED_ELEMENTS,
  ...[
    'button',
    'data',
    'fieldset',
    'form',
    'hgroup',
    'input',
    'label',
    'legend',
    'main',
    'optgroup',
  ],
  ...['option', 'output', 'select', 'textarea'],
]);

const LIVE_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...ALLOWED_ATTRIBUTES,
  ...[
    'autocomplete',
    'checked',
    'disabled',
    'for',
    'inputmode',
    'label',
    'max',
    'maxlength',
    'method',
  ],
  ...['min', 'minlength', 'multiple', 'pattern', 'placeholder', 'readonly', 'required', 'rows'],
  ...['selected', 'step', 'tabindex'],
]);

/** Whether a name would stand for a member of the document, of a form, or for another element. */
const isTaken = (name: string): boolean =>
  name in document || name in HTMLFormElement.prototype || document.getElementById(name) !== null;

function copyAttribute(copy: Element, { name, value }: Attr, base: string): void {
  const protocols = Object.hasOwn(ADDRESS_ATTRIBUTES, name) ? ADDRESS_ATTRIBUTES[name] : undefined;
  if (protocols) {
    const url = parseLink(value, base, protocols);
    if (url) copy.setAttribute(name, url.href);
  } else if (name === 'class') {
    const classes = value.split(/\s+/).filter((one) => one && !OWN_CLASSES.test(one));
    copy.setAttribute(name, classes.join(' '));
  } else if (name === 'id' || name === 'name') {
    if (!isTaken(value)) copy.setAttribute(name, value);
  } else if (name === 'action' && copy.localName === 'form') {
    copy.setAttribute(name, new URL(value, base).href);
  } else if (LIVE_ATTRIBUTES.has(name) || /^(aria|data)-/.test(name)) {
    copy.setAttribute(name, value);
  }
}

/** Whether a form sends its fields to another site, or to a script. */
function sendsElsewhere(element: Element, base: string): boolean {
  if (element.localName !== 'form') return false;
  const to = parseLink(element.getAttribute('action') ?? '', base, ['http:', 'https:']);
  return to?.origin !== location.origin;
}

/**
 * The door for a part of another page of the same site: gives a copy of it that may come to life,
 * with its forms, fields and options. What runs, frames or styles is not copied, nor a form that
 * sends elsewhere, nor a name that the page has already; addresses are made full.
 *
 * No text is parsed: it needs nothing of Trusted Types, and nothing can become another thing on its
 * way through a text.
 *
 * @param source An element of a document that was parsed apart, in which nothing runs.
 * @param base The full address of that document.
 * @returns Undefined for an element that may not be copied.
 */
export function copyLive(source: Element, base: string): HTMLElement | undefined {
  const isHtml = source.namespaceURI === document.documentElement.namespaceURI;
  if (!isHtml || !LIVE_ELEMENTS.has(source.localName) || sendsElsewhere(source, base)) {
    return undefined;
  }
  const copy = document.createElement(source.localName);
  for (const attribute of source.attributes) copyAttribute(copy, attribute, base);
  // Without one it sends to its page, which was another.
  if (copy.localName === 'form' && !copy.hasAttribute('action')) copy.setAttribute('action', base);
  for (const child of source.childNodes) {
    const copied = copyNode(child, base);
    if (copied) copy.append(copied);
  }
  return copy;
}

function copyNode(node: Node, base: string): Node | undefined {
  if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(node.nodeValue ?? '');
  return node.nodeType === Node.ELEMENT_NODE ? copyLive(node as Element, base) : undefined;
}
