/** Returns the cart of an answer: itself, or what a server has wrapped in a member `data`. */
export function cartIn(answer: unknown): unknown {
  const { cartToken, data } = Object(answer);
  return cartToken === undefined && typeof data === 'object' ? data : answer;
}
