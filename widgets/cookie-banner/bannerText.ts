import type { Runtime } from '../../src/runtime';

/** What a text has that is HTML. */
const MARKUP = /<[^>]*>|&\w+;/g;

/**
 * The text of the banner as nodes: HTML of the owner's through the sanitizer. Where that can't be
 * had, its words without the markup.
 */
export async function bannerText(runtime: Runtime, text: string): Promise<Node> {
  if (text.search(MARKUP) < 0) return document.createTextNode(text);
  try {
    const html = await runtime.use('html');
    return await html.sanitize(text);
  } catch (error) {
    runtime.report(error, { initializer: 'consent' });
    return document.createTextNode(text.replace(MARKUP, ' '));
  }
}
