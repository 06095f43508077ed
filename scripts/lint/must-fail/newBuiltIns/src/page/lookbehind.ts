export const price = /(?<=\$)\d+/;
