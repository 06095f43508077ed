/** One shift, with the elements that moved and how far. */
export interface LayoutShift {
  /** As the browser scores it, without a unit. */
  value: number;
  moved: readonly string[];
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

/** An element as its nearest id and its own classes. */
export function nameOf(node: Node | null): string {
  if (!(node instanceof Element)) return node?.parentElement ? nameOf(node.parentElement) : 'gone';
  const classes = [...node.classList].slice(0, 3).map((name) => `.${name}`);
  const near = node.closest('[id]');
  const name = `${node.localName}${classes.join('')}`;
  return near ? `#${near.id}${near === node ? '' : ` ${name}`}` : name;
}

const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
  `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('×')}`;

/** Notes every shift from now on that does not follow a visitor's input. */
export function watchLayoutShifts(): readonly LayoutShift[] {
  const shifts: LayoutShift[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
      );
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  return shifts;
}
