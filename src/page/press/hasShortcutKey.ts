/** Whether a key is held that makes a shortcut of the browser of a press: Alt, Ctrl or Meta. */
export const hasShortcutKey = ({ altKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;
