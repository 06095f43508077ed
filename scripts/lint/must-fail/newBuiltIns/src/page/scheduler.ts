export const breathe = () => scheduler.yield();
