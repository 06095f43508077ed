import { readBlockJson } from '#engine/block/block';
import type { Warn } from '#engine/scope';
import { amount } from '#page/fields/reads';
import type { RequestOptions } from './imageOptions';

/** The image block around an image, where it has JSON, which may have the same fields. */
const BLOCK_WITH_JSON = '.sqs-block-image[data-block-json], [data-block=image][data-block-json]';

const readAmount = (text: string) => {
  const number = amount(Number(text));
  return number && number > 0 ? number : undefined;
};

const readFlag = (text: string) => (/^(true|false)$/.test(text) ? text === 'true' : undefined);

const readFormat = (text: string) =>
  text === 'queryString' || text === 'filename' ? text : undefined;

const READERS: {
  readonly [Name in keyof RequestOptions]: (text: string) => RequestOptions[Name] | undefined;
} = {
  dprMin: readAmount,
  dprMax: readAmount,
  allowSaveData: readFlag,
  sizeAdjustment: readAmount,
  sizeFormat: readFormat,
  forceImageUpdate: readFlag,
  allowConcurrentLoads: readFlag,
};

const attributeName = (name: string) =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function readBlockFields(image: Element, warn: Warn): Record<string, unknown> {
  const block = image.closest(BLOCK_WITH_JSON);
  try {
    return Object(block && readBlockJson(block));
  } catch (error) {
    warn('data-block-json', `${error}`);
    return {};
  }
}

/**
 * Reads how the server is asked for an image, from `data-dpr-max` and the like, or else from the
 * field of that name (`dprMax`) of the image block around it. Options that nobody gives, or gives
 * wrong, are left out.
 */
export function readRequest(image: HTMLElement, warn: Warn): Partial<RequestOptions> {
  const fields = readBlockFields(image, warn);
  const options = Object.entries(READERS).flatMap(([name, read]) => {
    const attribute = image.dataset[name];
    const given = attribute || (Object.hasOwn(fields, name) ? fields[name] : undefined);
    if (given === undefined || given === null || given === '') return [];
    const value = read(`${given}`);
    if (value !== undefined) return [[name, value]];
    warn(attribute ? attributeName(name) : name, `${JSON.stringify(given)} can't be used`);
    return [];
  });
  return Object.fromEntries(options);
}
