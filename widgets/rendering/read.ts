import type { WidgetToRender } from '../../src/api/widgetRendering';
import type { Block } from '../../src/block';
import type { Warn } from '../../src/island/defineIsland';
import { number, object, optional, safeParse, string, union, unknown } from '../../src/schema';

/** A block whose content the server renders on request, read. */
export interface RenderingModel {
  node: HTMLElement;
  /** Where the content goes: empty, or with what a visitor reads until it is here. */
  place: HTMLElement;
  widget: WidgetToRender;
  /** Of an events summary. */
  collectionId: string | undefined;
}

const PLACE = '.sqs-block-content, [data-rendering-content]';

const rendering = object({
  type: union([string(), number()]),
  id: string(),
  value: optional(unknown()),
  collectionId: optional(string()),
});

/** Reads what the server is asked for. A field that is wrong has no default that would be true. */
export function readRendering(node: HTMLElement, block: Block, warn: Warn): RenderingModel | null {
  const read = safeParse(rendering, block.json);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path.join('.') || 'data-block-json';
    warn(field, `${issue?.message}; left as it is`);
    return null;
  }
  const { type, id, value, collectionId } = read.data;
  const place = node.querySelector<HTMLElement>(PLACE) ?? node;
  return { node, place, widget: { type, id, value }, collectionId };
}
