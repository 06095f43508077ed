export const value9 = 9;
