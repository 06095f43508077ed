/** The browser's own, as far as this command asks. */
function checkVisibility(
  this: Element,
  { opacityProperty = false, visibilityProperty = false }: CheckVisibilityOptions = {},
): boolean {
  if (!this.getClientRects().length) return false;
  if (visibilityProperty && getComputedStyle(this).visibility !== 'visible') return false;
  for (
    let around: Element | null = this;
    opacityProperty && around;
    around = around.parentElement
  ) {
    if (getComputedStyle(around).opacity === '0') return false;
  }
  return true;
}

// Safari has it since 17.4.
Element.prototype.checkVisibility ??= checkVisibility;
