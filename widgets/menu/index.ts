import './styles.css';
import { defineIsland } from '../../src/island/defineIsland';
import { Menu } from './Menu';
import { readMenu } from './read';

export const mount = defineIsland({
  name: 'menu',
  read: readMenu,
  component: Menu,
});
