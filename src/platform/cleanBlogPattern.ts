/**
 * Makes a pattern for the addresses of blog posts of what somebody wrote (platform.md, section 5):
 * lower case; spaces are hyphens; only letters, digits, hyphens, slashes and the tokens `%y`,
 * `%m`, `%d` and `%t` (year, month, day, title) are left; repeated `%` and `/` are one. Another
 * token goes as a whole: `%x`. To clean twice changes nothing.
 */
export const cleanBlogPattern = (pattern: string): string =>
  pattern
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9%/-]/g, '')
    .replace(/%+/g, '%')
    .replace(/%(?![ymdt])[a-z]?/g, '')
    .replace(/\/+/g, '/');
