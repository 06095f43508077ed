import type { BlockDescription } from '../options/blockDescription';

/** A value that an editor offers. */
export interface EditorValue {
  name: string;
  description: string;
}

/** An attribute that an editor offers on any element, with the values that it may have. */
export interface EditorAttribute {
  name: string;
  /** Markdown. */
  description: string;
  values: readonly EditorValue[];
}

/** A table of a block's options, for who hovers over its name. */
function optionsOf({ options }: BlockDescription): string {
  const lines = options.map(({ name, does }) => `- \`${name}\`: ${does}`);
  return lines.length ? `\n\nIn \`data-block-json\`:\n\n${lines.join('\n')}` : '';
}

/**
 * Collects the attributes of all blocks. What several blocks have under one name is offered once, and tells
 * of each.
 */
export function editorAttributes(blocks: readonly BlockDescription[]): EditorAttribute[] {
  const found = new Map<string, { told: string[]; words: Set<string> }>();
  for (const { name, title, attributes } of blocks) {
    for (const { name: attribute, does, words } of attributes) {
      const one = found.get(attribute) ?? { told: [], words: new Set() };
      if (!one.told.some((text) => text.endsWith(does))) {
        one.told.push(name === 'page' ? does : `**${title}**: ${does}`);
      }
      for (const word of words) one.words.add(word);
      found.set(attribute, one);
    }
  }
  const names = blocks
    .filter(({ selector }) => selector.startsWith('[data-block'))
    .map((block) => ({ name: block.name, description: block.does + optionsOf(block) }));
  return [...found]
    .map(([name, { told, words }]) => ({
      name,
      description: told.join('\n\n'),
      values:
        name === 'data-block' ? names : [...words].map((word) => ({ name: word, description: '' })),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
