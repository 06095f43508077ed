import type { FailurePlace } from '#engine/reporter/failurePlace';
import type { Runtime } from '#engine/runtime';

/** What a text has that is HTML: tags, and entities by name or by number. */
const MARKUP = /<[^>]*>|&#?\w+;/g;

/**
 * Returns a text of the server's as nodes: HTML through the sanitizer. Where that can't be had, its
 * words without the markup, after a report.
 *
 * @param initializer Named in the report.
 */
export async function safeText(
  runtime: Runtime,
  text: string,
  initializer: NonNullable<FailurePlace['initializer']>,
): Promise<Node> {
  if (text.search(MARKUP) < 0) return document.createTextNode(text);
  try {
    const html = await runtime.use('html');
    return await html.sanitize(text);
  } catch (error) {
    runtime.report(error, { initializer });
    return document.createTextNode(text.replace(MARKUP, ' '));
  }
}
