const STEPS_A_SCREEN = 4;
const STEP_MS = 60;

/** Scrolls through the page once, slowly, to the end. */
export async function scrollToEnd(): Promise<void> {
  const { documentElement } = document;
  for (let top = 0; top < documentElement.scrollHeight - innerHeight; ) {
    top += innerHeight / STEPS_A_SCREEN;
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
