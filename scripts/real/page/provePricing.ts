/** Takes the second way to pay, and looks whether its button stands in the place of the first one's. */
export async function provePricing(node: HTMLElement): Promise<string | undefined> {
  const [first, second] = node.querySelectorAll<HTMLElement>(
    '.ma-pricing-option-button, [type="radio"]',
  );
  if (!first || !second) return 'has no second option';
  const parts = document.querySelectorAll('.join-button, [data-pricing-for]');
  const seen = () => [...parts].filter((part) => part.checkVisibility());
  const before = seen();
  second.click();
  const after = seen();
  first.click();
  if (before.length !== after.length) return `shows ${after.length} parts for ${before.length}`;
  return after.every((part) => before.includes(part)) ? 'shows the same as before' : undefined;
}
