import { defineIsland } from '../../src/island/defineIsland';
import { readTooltip } from './read';
import './styles.css';
import { Tooltip } from './Tooltip';

export const mount = defineIsland({
  name: 'tooltip',
  read: readTooltip,
  component: Tooltip,
});
