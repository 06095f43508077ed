import 'intersection-observer';

/**
 * The observer for a browser that has none: other scripts of the page see it too from here on. What
 * is exported makes a module of it.
 */
export const { IntersectionObserver } = window;
