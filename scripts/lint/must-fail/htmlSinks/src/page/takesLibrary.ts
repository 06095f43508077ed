export const library = () => import('dompurify');
