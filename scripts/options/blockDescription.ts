/** What a value may be, as a JSON Schema says it. */
export interface ValueSchema {
  type?: 'boolean' | 'number' | 'integer' | 'string' | 'array' | 'object';
  const?: string | number | boolean;
  enum?: readonly (string | number)[];
  pattern?: string;
  anyOf?: readonly ValueSchema[];
  items?: ValueSchema;
  properties?: Readonly<Record<string, ValueSchema>>;
  required?: readonly string[];
}

/** One option of a block, in its `data-block-json`. */
export interface OptionDescription {
  name: string;
  /** As a template in TypeScript has it: `boolean`, `"dark" | "light"`, `string[]`. */
  type: string;
  /** The words that it may be, or that each of its items may be; empty where any will do. */
  words: readonly string[];
  /** JSON of the default, or what it is in words; empty for none. */
  default: string;
  /** What it does, in a sentence or two; names and values stand in back quotes. */
  does: string;
  schema: ValueSchema;
}

/** One attribute that a block reads, on its own node or in it. */
export interface AttributeDescription {
  name: string;
  /** The words that it may be; empty where any will do. */
  words: readonly string[];
  does: string;
}

/** One event that a block dispatches, without its `skerry:`. */
export interface EventDescription {
  name: string;
  /** The type of its `detail`. */
  detail: string;
  does: string;
}

/** What can be said of, and heard from, one kind of block in neutral markup. */
export interface BlockDescription {
  /** Its name in `data-block`; of what has another attribute instead, its widget's. */
  name: string;
  title: string;
  /** What it is, in a sentence or two. */
  does: string;
  /** What finds it in a page: `[data-block=accordion]`, `[data-tooltip]`. */
  selector: string;
  /** Its manual, from the folder of the project. */
  manual: string;
  options: readonly OptionDescription[];
  attributes: readonly AttributeDescription[];
  events: readonly EventDescription[];
}
