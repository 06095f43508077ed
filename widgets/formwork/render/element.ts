/** Attributes by name; those that are `false`, '' or undefined are not set, and `true` is set as ''. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Makes an element of ours with its attributes, texts and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false || value === '') continue;
    made.setAttribute(name, value === true ? '' : `${value}`);
  }
  // At once: a field that is called `append` takes the place of that method of its form.
  made.append(...children.filter((child) => child !== undefined));
  return made;
}
