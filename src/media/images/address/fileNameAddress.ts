/**
 * Returns the address of an image on servers that keep the width in the file's name: `photo-750w.jpg`, before the
 * ending; at the end of a name without one. Query and fragment stay.
 */
export const fileNameAddress = (source: string, width: number): string =>
  source.replace(/^(?!data:|blob:)([^?#]*?)(\.\w+)?(?=$|[?#])/i, `$1-${width}w$2`);
