// Runs in each page before its own scripts; `window.vitals` is how the bench reaches it.
import { watchLayoutShifts } from '../../../real/page/layoutShifts';
import { keepPage } from './keepPage';
import { show } from './show';
import { watchPaints } from './watchPaints';
import { watchPresses } from './watchPresses';
import { watchTasks } from './watchTasks';

const shifts = watchLayoutShifts();

const vitals = {
  paints: watchPaints(),
  presses: watchPresses(),
  blocked: watchTasks(),
  shift: () => shifts.reduce((sum, { value }) => sum + value, 0),
  show,
};

declare global {
  interface Window {
    vitals: typeof vitals;
  }
}

window.vitals = vitals;
keepPage();
