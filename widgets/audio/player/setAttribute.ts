/** Sets an attribute where it says something else: what stays the same is read out to nobody again. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
