export const value2 = 2;
