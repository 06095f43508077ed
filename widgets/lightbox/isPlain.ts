/** Whether a press means what it says: with a modifier key it is the browser's. */
export const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);
