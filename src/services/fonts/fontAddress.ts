/** Letters and digits: what a kit may be called. */
const KIT = /^[a-z0-9]{1,20}$/i;

/** The style sheet that brings these families from the fonts service. */
export function familiesAddress(families: readonly string[]): string {
  const address = new URL('https://fonts.googleapis.com/css2');
  for (const family of families) address.searchParams.append('family', family);
  address.searchParams.set('display', 'swap');
  return address.href;
}

/** The style sheet of a site's kit at Typekit; undefined for what is no kit's id. */
export const kitAddress = (id: string): string | undefined =>
  KIT.test(id) ? `https://use.typekit.net/${id}.css` : undefined;
