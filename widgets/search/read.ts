import type { BlockScope } from '#engine/scope';
import { readFields, type Said } from '#page/fields/readFields';
import { text, yesNo } from '#page/fields/reads';
import { allowedAddress } from '#page/links/allowedAddress';
import { PageType } from '#rules/enumerations/content/pageType';

export const fields = {
  preview: { read: yesNo, fallback: true },
  collectionId: { read: text, fallback: undefined },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    search: Said<typeof fields>;
  }
}

/** A search of the site. */
export interface SearchModel {
  input: HTMLInputElement;
  /** The form that sends itself; null in the platform's markup, which has none. */
  form: HTMLFormElement | null;
  /** The path of the page of results. */
  path: string;
  /** The name by which that page is told what is searched for. */
  name: string;
  /** The collection that the search is limited to; undefined for the whole site. */
  collectionId: string | undefined;
  /** Whether results are shown while a visitor types. */
  hasPreview: boolean;
  /** On the page of results: the place of these; null elsewhere. */
  results: HTMLElement | null;
}

const PLATFORM_PATH = '/search';
const PLATFORM_INPUT = 'input.search-input,input[type=search],input[type=text],input:not([type])';
const NEUTRAL_INPUT = 'input:is([type=search],[type=text],:not([type]))[name]';

/** The places of results in the platform's search page; the innermost comes first. */
const RESULTS = [
  '.sqs-search-container-list',
  '.sqs-search-page-result',
  '.sqs-search-page-output',
  '.sqs-search-page-content',
];

const findResults = (): HTMLElement | null =>
  RESULTS.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean) ?? null;

function readPlatform({ node, runtime }: BlockScope): SearchModel | null {
  const input = node.querySelector<HTMLInputElement>(PLATFORM_INPUT);
  // Of two around one field, the inner one is it.
  if (!input || node.querySelector('.sqs-search-ui-text-input')) return null;
  const isPage =
    node.closest('.sqs-search-page-input,.sqs-search-page') !== null ||
    runtime.context.read('pageType', PageType.Page) === PageType.Search;
  // A header has a search of its own, on the page of results too.
  const isOfPage = isPage && node.dataset.source !== 'block' && node.dataset.source !== 'template';
  return {
    input,
    form: null,
    path: PLATFORM_PATH,
    name: 'q',
    collectionId: node.dataset.collection || undefined,
    hasPreview: node.dataset.preview === 'true',
    results: isOfPage ? findResults() : null,
  };
}

/**
 * Reads a search: the platform's, or a neutral form. Null, after a warning, for a neutral one that is no
 * form, has no field, or leads to another site.
 */
export function readSearch(scope: BlockScope): SearchModel | null {
  const { node, block, warn } = scope;
  if (!node.dataset.block) return readPlatform(scope);
  const said = readFields(block.json, fields, warn);
  const input = node.querySelector<HTMLInputElement>(NEUTRAL_INPUT);
  if (!(node instanceof HTMLFormElement) || !input) {
    warn('form', 'has no named field to search by, or is none; left as it is');
    return null;
  }
  const address = allowedAddress(node.getAttribute('action') ?? '', location.href);
  if (!address || new URL(address).origin !== location.origin) {
    warn('action', 'leads to another site; left as it is');
    return null;
  }
  return {
    input,
    form: node,
    path: new URL(address).pathname,
    name: input.name,
    collectionId: said.collectionId,
    hasPreview: said.preview,
    results: null,
  };
}
