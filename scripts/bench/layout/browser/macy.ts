import Macy from 'macy';
import { columnsIn, GAP, NARROW, WIDE } from '../layoutFigures';

let macy: ReturnType<typeof Macy>;

window.layoutBench.enter({
  layOut({ gallery }) {
    macy = Macy({
      container: gallery,
      columns: columnsIn(WIDE),
      margin: GAP,
      trueOrder: false,
      useContainerForBreakpoints: true,
      breakAt: { [NARROW + 1]: columnsIn(NARROW) },
    });
  },
  again: () => macy.recalculate(true),
});
