/**
 * Cleans a pattern for the addresses of blog posts. Letters become lower case, and spaces become
 * hyphens. Only letters, digits, hyphens, slashes and the tokens `%y`, `%m`, `%d` and `%t` (year,
 * month, day, title) stay; repeated `%` and `/` become one. Another token, as `%x`, goes as a
 * whole. A second cleaning changes nothing.
 */
export const cleanBlogPattern = (pattern: string): string =>
  pattern
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9%/-]/g, '')
    .replace(/%+/g, '%')
    .replace(/%(?![ymdt])[a-z]?/g, '')
    .replace(/\/+/g, '/');
