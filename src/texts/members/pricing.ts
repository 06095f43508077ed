/** The choice among ways to pay, where a page asks to join. */
export const pricing = {
  /** Names the group. */
  options: 'Price options',
};
