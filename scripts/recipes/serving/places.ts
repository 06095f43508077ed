import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const DIST = here('../../../dist');
export const RECIPES = here('../../../fixtures/recipes');
export const PICTURES = `${RECIPES}/pictures`;

/** The folder of what a recipe's reader writes. */
export const siteOf = (recipe: string) => `${RECIPES}/${recipe}/site`;
