export const whenIdle = (run: () => void) => window.requestIdleCallback(run);
