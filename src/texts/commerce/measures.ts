/** What a product weighs, and how large it is, by the unit: `{n}` and the others are numbers. */
export const measures = {
  lbs: '{n} lbs',
  kg: '{n} kg',
  inches: '{length} × {width} × {height} inches',
  cm: '{length} × {width} × {height} cm',
};
