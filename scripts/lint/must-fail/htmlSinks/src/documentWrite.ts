export const show = (html: string) => document.write(html);
