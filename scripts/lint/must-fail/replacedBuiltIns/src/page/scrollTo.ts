export const toTop = (list: Element) => list.scrollTo({ top: 0, behavior: 'instant' });
