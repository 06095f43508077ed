/** A site's own texts: JSON, by part and name. */
const SELECTOR = 'script[type="application/json"][data-skerry-strings]';

/** Reads the texts of a page's own, by part; none, after a warning, where they are no JSON. */
export function readOverrides(): Map<string, unknown> {
  const script = document.querySelector(SELECTOR);
  try {
    return new Map(Object.entries(JSON.parse(script?.textContent ?? '{}') ?? {}));
  } catch (error) {
    console.warn(`Skerry: data-skerry-strings: ${error}`);
    return new Map();
  }
}
