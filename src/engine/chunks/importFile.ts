/** Imports the script of a chunk. Rejects where it is empty: an empty file is a module too. */
export const importFile = <Leaf>(url: string): Promise<Leaf> =>
  import(url).then((module) => module.default ?? Promise.reject());
