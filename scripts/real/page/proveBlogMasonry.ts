/** Looks whether the posts of a blog stand in columns: seen, none over another, and none far below the one above it. */
export async function proveBlogMasonry(node: HTMLElement): Promise<string | undefined> {
  const boxes = [...node.querySelectorAll('.entry')].map((post) => post.getBoundingClientRect());
  if (!node.querySelector('.entry')?.checkVisibility({ visibilityProperty: true }))
    return 'hides its posts';
  for (const [index, box] of boxes.entries()) {
    const above = boxes
      .slice(0, index)
      .filter(({ left, top }) => Math.abs(left - box.left) < 2 && top < box.top)
      .map(({ bottom }) => bottom);
    if (!above.length) continue;
    const gap = box.top - Math.max(...above);
    if (gap < -1 || gap > innerHeight / 2)
      return `leaves ${Math.round(gap)} px over post ${index + 1}`;
  }
  return undefined;
}
