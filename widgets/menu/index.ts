import './styles.css';
import { defineIsland } from '#page/island/defineIsland.tsx';
import { Menu } from './Menu';
import { readMenu } from './read';

export const mount = defineIsland({
  read: readMenu,
  component: Menu,
});
