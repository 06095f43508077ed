/** Looks whether a block of what is from elsewhere has something in it: its own scripts are taken out. */
export async function proveEmbed(node: HTMLElement): Promise<string | undefined> {
  const place = node.querySelector('.sqs-block-content') ?? node;
  return place.childElementCount || place.textContent?.trim() ? undefined : 'is empty';
}
