import library from 'dompurify';

export const clean = (html: string) => library.sanitize(html);
