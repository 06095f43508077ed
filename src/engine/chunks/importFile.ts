/** Imports the script of a chunk. */
export const importFile = <Module>(url: string): Promise<{ default?: Module }> => import(url);
