import type { ReadScope } from '#engine/scope';
import { type Read, readFields, type Said } from '#page/fields/readFields';

/** A name at X, with or without its @. */
const username: Read<string> = (value) =>
  typeof value === 'string' ? /^@?(\w{1,15})$/.exec(value.trim())?.[1] : undefined;

export const fields = { username: { read: username, fallback: undefined } };

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    follow: Said<typeof fields>;
  }
}

/** Reads whom a button is to follow: `data-username`, else the block's JSON. Null, after a warning, for nobody. */
export function readUsername({ node, block, warn }: ReadScope): string | null {
  const attribute = readFields({ username: node.dataset.username }, fields, (_, message) =>
    warn('data-username', message),
  );
  const name = attribute.username ?? readFields(block.json, fields, warn).username;
  if (name) return name;
  warn('data-username', 'is missing; left as it is');
  return null;
}
