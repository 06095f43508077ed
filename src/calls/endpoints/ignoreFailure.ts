/** Makes a call whose failure nobody hears of (analytics). */
export async function ignoreFailure(call: () => unknown): Promise<void> {
  try {
    await call();
  } catch {
    // Lost: the visitor came for something else.
  }
}
