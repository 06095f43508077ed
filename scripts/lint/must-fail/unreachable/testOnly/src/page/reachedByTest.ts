export const reachedByTest = 1;
