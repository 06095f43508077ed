/** Whether something comes true within `patience` milliseconds. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  patience: number,
): Promise<boolean> {
  const end = performance.now() + patience;
  while (!(await isTrue())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
