/**
 * Keeps the page where it is: a form that is sent before the script is here would go to its next page,
 * and take what is measured with it.
 */
export function keepPage(): void {
  window.addEventListener('submit', (event) => event.preventDefault());
}
