import { defineIsland } from '#page/island/defineIsland.tsx';
import { CartPage } from './CartPage';
import { readCartPage } from './read';

export const mount = defineIsland({ read: readCartPage, component: CartPage });
