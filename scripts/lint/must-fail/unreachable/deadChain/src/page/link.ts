export const link = 1;
