/** Attributes that name an element by its id, or give it one. */
const NAMING = /(?<=\s)(id|for|list|form|aria-(?:controls|labelledby|describedby))="([^"]+)"/g;

/** Returns a piece of HTML so many times. Each has ids of its own, and what names them. */
export const repeatSample = (html: string, count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const own = (id: string) => `${id}-${at + 1}`;
    return html
      .replace(
        NAMING,
        (_, name: string, ids: string) => `${name}="${ids.split(/\s+/).map(own).join(' ')}"`,
      )
      .replace(/href="#([\w-]+)"/g, (_, id: string) => `href="#${own(id)}"`);
  }).join('\n');
