import { type Recipe, recipes } from '#fixtures/recipes/recipe';

/** The answers of a server that the fixture site has too. Throws where it has none of that name. */
export function findRecipe(name: string): Recipe {
  const found = recipes.find((recipe) => recipe.name === name);
  if (!found) throw new Error(`There is no server like ${name}`);
  return found;
}
