import type { EditorAttribute } from './editorAttributes';

const markdown = (value: string) => ({ kind: 'markdown' as const, value });

/** Makes VS Code's custom data for HTML, version 1.1 of its format. */
export const htmlCustomData = (attributes: readonly EditorAttribute[]) => ({
  version: 1.1,
  globalAttributes: attributes.map(({ name, description, values }) => ({
    name,
    description: markdown(description),
    ...(values.length > 0 && {
      values: values.map((value) => ({
        name: value.name,
        ...(value.description !== '' && { description: markdown(value.description) }),
      })),
    }),
  })),
});
