import { COLUMN_WIDTH, GAP } from '../layoutFigures';
import { enterSkerry } from './enterSkerry';

enterSkerry('autocolumns', { columnWidth: COLUMN_WIDTH, gutter: GAP, behavior: 'min' });
