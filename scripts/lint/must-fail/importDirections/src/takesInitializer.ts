import { menu } from '../initializers/menu';
export const name = menu.name;
