export const cache = new Map<string, string>();
