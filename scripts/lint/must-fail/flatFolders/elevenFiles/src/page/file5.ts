export const value5 = 5;
