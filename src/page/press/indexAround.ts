/** Returns the index of the element that holds a target, or is it; -1 where none does. */
export const indexAround = (elements: readonly Element[], target: EventTarget | null): number =>
  elements.findIndex((element) => target instanceof Node && element.contains(target));
