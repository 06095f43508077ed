import type { Scope } from '#engine/scope';

/** A product's page has this many milliseconds to answer. */
const TIMEOUT_MS = 10_000;

/** The part of its page that shows a product, the closest first. */
const PARTS = [
  '[data-quick-view]',
  '[data-block=product]',
  '.ProductItem',
  '.product-detail',
  '.pdp',
  '#productWrapper',
  'main',
];

/** What a page says around a product, in which language and currency it is: the dialog stands elsewhere. */
const SAID_AROUND = ['lang', 'dir', 'data-currency'];

/**
 * Asks for a page, as a document in which nothing runs. Not by `fetch`, whose text would have to be
 * parsed: under Trusted Types a page may forbid that, and not this.
 */
function fetchPage(address: string, scope: Scope): Promise<Document> {
  const request = new XMLHttpRequest();
  scope.own(() => request.abort());
  return new Promise((resolve, reject) => {
    request.onloadend = () => {
      const { status, response, responseURL } = request;
      const isHere = responseURL !== '' && new URL(responseURL).origin === location.origin;
      if (status === 200 && isHere && response instanceof Document) resolve(response);
      else reject(new Error(`The product's page was not to be had: ${status}`));
    };
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('Accept', 'text/html');
    request.send();
  });
}

/**
 * Returns what a product's page shows of it, through the HTML gate: it may come to life by a scan.
 *
 * @param scope With it the call ends.
 * @throws Error where the page can't be had, is of another site or shows no product; ChunkError where
 *   the gate can't be had.
 */
export async function fetchProduct(address: string, scope: Scope): Promise<HTMLElement> {
  const [page, gate] = await Promise.all([fetchPage(address, scope), scope.runtime.use('html')]);
  const part = PARTS.map((selector) => page.querySelector(selector)).find((one) => one !== null);
  const product = part && gate.copyLive(part, page.URL);
  if (!part || !product?.hasChildNodes()) throw new Error("The product's page shows no product");
  for (const name of SAID_AROUND) {
    const said = part.closest(`[${name}]`)?.getAttribute(name);
    if (said) product.setAttribute(name, said);
  }
  // What its markup does not say is asked of that page, not of the list's.
  product.dataset.productPage = page.URL;
  return product;
}
