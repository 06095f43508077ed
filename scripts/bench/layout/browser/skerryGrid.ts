import { GAP, GRID_COLUMNS } from '../layoutFigures';
import { enterSkerry } from './enterSkerry';

enterSkerry('grid', { thumbnailsPerRow: GRID_COLUMNS, padding: GAP });
