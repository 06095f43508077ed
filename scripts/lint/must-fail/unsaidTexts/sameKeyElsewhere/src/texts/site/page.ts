export const page = { close: 'Close the page' };
