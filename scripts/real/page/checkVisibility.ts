/** Whether an element and all around it are drawn: in part, as far as this command asks. */
function checkVisibility(
  this: Element,
  { opacityProperty = false, visibilityProperty = false }: CheckVisibilityOptions = {},
): boolean {
  const { display, visibility } = getComputedStyle(this);
  if (!this.getClientRects().length && display !== 'contents') return false;
  if (visibilityProperty && visibility !== 'visible') return false;
  for (let around: Element | null = this; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.display === 'none' || (opacityProperty && style.opacity === '0')) return false;
  }
  return true;
}

// Safari has it since 17.4.
Element.prototype.checkVisibility ??= checkVisibility;
