/** Returns an id that no node of the document has yet: `name`, or else `name` with a number. */
export function freeId(name: string): string {
  let free = name;
  for (let count = 2; document.getElementById(free); count += 1) free = `${name}-${count}`;
  return free;
}
