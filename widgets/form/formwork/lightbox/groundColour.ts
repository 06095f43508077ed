const isSeen = (colour: string) => colour !== 'transparent' && !/[,/] *0\)$/.test(colour);

/** The child of a platform's section on which its ground is painted. */
const GROUND = ':scope > .section-background, :scope > .section-border > .section-background';

/**
 * Returns the colour that a node stands on, so that its text is as readable on a panel of that colour as it
 * is in the page; empty where nothing around it has one.
 */
export function groundColour(node: Element): string {
  for (let around: Element | null = node; around; around = around.parentElement) {
    for (const painted of [around, around.querySelector(GROUND)]) {
      const colour = painted ? getComputedStyle(painted).backgroundColor : '';
      if (colour && isSeen(colour)) return colour;
    }
  }
  return '';
}
