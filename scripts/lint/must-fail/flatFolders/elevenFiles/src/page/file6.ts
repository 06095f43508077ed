export const value6 = 6;
