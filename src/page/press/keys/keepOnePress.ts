/**
 * Lets a key that is held press once: of Enter the browser would make one press after another. In a text area
 * Enter goes on to make lines.
 */
export function keepOnePress(
  event: Pick<KeyboardEvent, 'key' | 'repeat' | 'target' | 'preventDefault'>,
): void {
  const isHeld = event.repeat && event.key === 'Enter';
  if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
