/** What an address says that stands in the place of a map: of the part `maps`. */
export const mapLink = {
  open: 'Open in maps',
};
