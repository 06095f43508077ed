/**
 * Looks whether a block of another company's shows that, or what the server has in its place, or the
 * button that loads it.
 */
export async function proveElsewhere(node: HTMLElement): Promise<string | undefined> {
  const shown = [...node.querySelectorAll<HTMLElement>('a, form, button, iframe')];
  const isSeen = shown.some((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(one).visibility === 'visible';
  });
  return isSeen ? undefined : 'shows nothing that can be used';
}
