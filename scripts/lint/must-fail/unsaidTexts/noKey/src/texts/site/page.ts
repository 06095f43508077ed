export const page = { justNow: 'just now', never: 'never' };
