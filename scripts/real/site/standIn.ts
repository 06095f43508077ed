import { readFileSync } from 'node:fs';
import { svgImage } from '#fixtures/server/svgImage';
import type { ImageSize } from './savedPage';

/** What is answered in place of a file that lies outside. */
export interface StandIn {
  status: number;
  contentType?: string;
  body?: string | Buffer;
}

/** A captcha provider with reCAPTCHA's API, which asks for one press. */
const CAPTCHA = new URL('../../../fixtures/server/captcha/api.js', import.meta.url);

const UNKNOWN_SIZE: ImageSize = [1500, 1000];

/** `?format=750w` asks for that width; the page says what shape the image has. */
export function imageSize(url: URL, sizes: ReadonlyMap<string, ImageSize>): ImageSize {
  const [width, height] = sizes.get(url.origin + url.pathname) ?? UNKNOWN_SIZE;
  const asked = Number(/^(\d+)w$/.exec(url.searchParams.get('format') ?? '')?.[1] ?? width);
  return [asked, Math.max(1, Math.round((asked * height) / width))];
}

/**
 * Answers a request that leads out of the folder, so that a run needs no network and is the same
 * each time.
 *
 * @param resourceType As Playwright names it.
 */
export function standIn(
  url: URL,
  resourceType: string,
  sizes: ReadonlyMap<string, ImageSize>,
): StandIn {
  switch (resourceType) {
    case 'image': {
      const [width, height] = imageSize(url, sizes);
      const body = svgImage(width, height, url.pathname.length);
      return { status: 200, contentType: 'image/svg+xml', body };
    }
    case 'stylesheet':
      return { status: 200, contentType: 'text/css', body: '' };
    case 'document':
      return {
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><title>Outside</title>',
      };
    case 'script':
      if (!/\/recaptcha\/(api|enterprise)\.js$/.test(url.pathname)) return { status: 204 };
      return {
        status: 200,
        contentType: 'text/javascript',
        body: readFileSync(CAPTCHA, 'utf8'),
      };
    default:
      return { status: 204 };
  }
}
