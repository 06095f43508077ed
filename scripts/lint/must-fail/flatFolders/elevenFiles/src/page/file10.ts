export const value10 = 10;
