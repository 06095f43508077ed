/**
 * Returns the address of an image in one of the server's widths: `photo.jpg?format=750w`. A query and a
 * fragment of its own stay, an older `format` does not; `data:` and `blob:` have no other widths.
 */
export const imageAddress = (source: string, width: number): string =>
  source.replace(/^(?!data:|blob:)([^?#]+)\??([^#]*)/i, (_, path: string, query: string) => {
    const kept = query.split('&').filter((part) => part && !part.startsWith('format='));
    return `${path}?${[...kept, `format=${width}w`].join('&')}`;
  });
