import type { BlockDescription } from '../options/blockDescription';
import type { EditorAttribute } from './editorAttributes';

/** Makes the web-types of JetBrains' editors: attributes of HTML, and the page's events. */
export const webTypes = (
  attributes: readonly EditorAttribute[],
  blocks: readonly BlockDescription[],
  version: string,
) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'skerry',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      attributes: attributes.map(({ name, description, values }) => ({
        name,
        description,
        value: values.length
          ? { kind: 'plain', type: 'enum', required: false }
          : { kind: 'plain', type: 'string', required: false },
        ...(values.length > 0 && {
          values: values.map((value) => ({
            name: value.name,
            ...(value.description !== '' && { description: value.description }),
          })),
        }),
      })),
    },
    js: {
      events: [
        ...new Map(blocks.flatMap(({ events }) => events).map(({ name, does }) => [name, does])),
      ].map(([name, description]) => ({ name: `skerry:${name}`, description })),
    },
  },
});
