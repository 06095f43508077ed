/**
 * Remembers the images that the server sent without a picture. Returns what takes the delivered
 * ones away again: they are what stays after `destroy()`.
 */
export function watchDelivered(): () => void {
  const empty: HTMLImageElement[] = [];
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    empty.push(...document.querySelectorAll<HTMLImageElement>('img:not([src])'));
  });
  return () => {
    for (const image of empty) image.removeAttribute('src');
  };
}
