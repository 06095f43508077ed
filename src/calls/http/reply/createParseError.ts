import { fillText } from '#texts/fillText';
import type { HttpTexts } from '../httpTexts';
import { createHttpError, type HttpError } from './httpError';

/** The error for a body that is no JSON, or is not what the contract says. */
export const createParseError = (
  { calls }: HttpTexts,
  url: string,
  message: string,
  status: number,
): HttpError =>
  createHttpError('parse', { url, status, message: fillText(calls.unparsable, { url, message }) });
