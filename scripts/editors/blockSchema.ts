import type { BlockDescription, OptionDescription, ValueSchema } from '../options/blockDescription';

/** The JSON Schema of what a block's `data-block-json` may say. */
export interface BlockSchema {
  $schema: string;
  title: string;
  description: string;
  type: 'object';
  properties: Record<string, ValueSchema & { description: string; default?: unknown }>;
  required: string[];
  additionalProperties: false;
}

/** What a manual says of an option without which nothing can be done. */
const NEEDED = 'needed';

/** Returns the value of a default that is JSON; undefined for one that is told in words. */
function defaultOf({ default: said }: OptionDescription): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

/** Makes the JSON Schema (draft 7) of a block's options. */
export function blockSchema({ title, does, options }: BlockDescription): BlockSchema {
  const properties = options.map((option) => {
    const value = defaultOf(option);
    const said = { ...option.schema, description: option.does };
    return [option.name, value === undefined ? said : { ...said, default: value }] as const;
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description: does,
    type: 'object',
    properties: Object.fromEntries(properties),
    required: options.filter((option) => option.default === NEEDED).map(({ name }) => name),
    additionalProperties: false,
  };
}
