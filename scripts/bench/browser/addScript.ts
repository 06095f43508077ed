/** Adds a script to the page, which runs it when it has arrived. */
export function addScript(address: string): void {
  const element = document.createElement('script');
  element.src = address;
  document.head.append(element);
}
