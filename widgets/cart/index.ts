import { defineIsland } from '#page/island/defineIsland.tsx';
import { CartPage } from './CartPage';
import { readCartPage } from './read';
import './styles.css';

export const mount = defineIsland({ read: readCartPage, component: CartPage });
