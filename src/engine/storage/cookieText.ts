import { fromDocument } from '../document/fromDocument';

/**
 * Returns all cookies of the page, also where an element has taken the name `cookie`. An empty text
 * where the page may not have cookies (a sandboxed frame).
 */
export function cookieText(): string {
  try {
    return fromDocument('cookie');
  } catch {
    return '';
  }
}
