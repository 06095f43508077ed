/** The prefix of all classes of the debug mode. */
const NAME = 'skerry-debug';

/** Creates an element of the debug mode, `skerry-debug-{part}`. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  part: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = `${NAME}-${part}`;
  element.append(...children);
  return element;
}

/** Creates a button of the debug mode. */
export function createButton(part: string, ...children: (Node | string)[]): HTMLButtonElement {
  const button = createElement('button', part, ...children);
  button.type = 'button';
  return button;
}
