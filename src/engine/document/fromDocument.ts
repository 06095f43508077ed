/**
 * Returns a property of the document, by its prototype's own getter: an element of the page
 * replaces it otherwise (`<img name="cookie">`).
 */
export const fromDocument = <Name extends 'cookie' | 'currentScript' | 'readyState'>(
  name: Name,
): Document[Name] => Reflect.get(Document.prototype, name, document);
