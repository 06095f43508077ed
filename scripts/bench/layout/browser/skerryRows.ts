import { GAP, ROW_HEIGHT } from '../layoutFigures';
import { enterSkerry } from './enterSkerry';

enterSkerry('autorows', { rowHeight: ROW_HEIGHT, gutter: GAP });
