import type { ReadScope } from '#engine/scope';
import { number, object, optional, safeParse, string, union, unknown } from '#page/fields/schema';
import type { RenderingModel } from './rendering';

const PLACE = '.sqs-block-content, [data-rendering-content]';

const rendering = object({
  type: union([string(), number()]),
  id: string(),
  value: optional(unknown()),
  collectionId: optional(string()),
});

/** What a block says of the content that its server renders. */
export interface RenderingOptions {
  /** The widget's type, and its id. */
  type: string | number;
  id: string;
  /** What the widget's type asks for beside them. */
  value?: unknown;
  /** The collection of an events summary. */
  collectionId?: string | undefined;
}

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    rendering: RenderingOptions;
  }
}

/**
 * Reads what the server is asked for. Null, after a warning, where a field is wrong: no default
 * would be true.
 */
export function readRendering({ node, block, warn }: ReadScope): RenderingModel | null {
  const read = safeParse(rendering, block.json);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path.join('.') || 'data-block-json';
    warn(field, `${issue?.message}; left as it is`);
    return null;
  }
  const { type, id, value, collectionId }: RenderingOptions = read.data;
  const place = node.querySelector<HTMLElement>(PLACE) ?? node;
  return { place, widget: { type, id, value }, collectionId };
}
