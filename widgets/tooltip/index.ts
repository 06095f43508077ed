import { defineIsland } from '#page/island/defineIsland.tsx';
import { readTooltip } from './read';
import './styles.css';
import { Tooltip } from './Tooltip';

export const mount = defineIsland({
  read: readTooltip,
  component: Tooltip,
});
