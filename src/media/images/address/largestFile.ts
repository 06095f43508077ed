import { parseLink } from '#page/links/parseLink';

/** An address, which may hold commas, with its width (`750w`) or density (`2x`). */
const CANDIDATE = /(\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g;

/** Returns the full address and the size of each file that a `srcset` has, the largest first. */
const readFiles = (srcset: string) =>
  [...srcset.matchAll(CANDIDATE)]
    .map(([, address = '', size = '1']) => ({
      href: parseLink(address, document.baseURI, ['http:', 'https:', 'data:'])?.href,
      size: Number(size),
    }))
    .sort((one, other) => other.size - one.size);

/**
 * Returns the address of the largest file that the browser may show for an image: of its own `srcset`, or of
 * the `source` before it that the browser has chosen. Undefined without any of these.
 */
export function largestFile(image: HTMLImageElement): string | undefined {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  const all = [...sources].map(({ srcset }) => readFiles(srcset));
  const chosen = all.find((files) => files.some(({ href }) => href === image.currentSrc));
  return (chosen ?? readFiles(image.srcset))[0]?.href;
}
