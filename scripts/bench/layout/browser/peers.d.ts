// The parts of these packages that the bench uses: they come without types.
declare module 'masonry-layout' {
  export default class Masonry {
    constructor(
      container: Element,
      options: {
        itemSelector: string;
        columnWidth: string;
        gutter: number;
        transitionDuration: number;
        resize: boolean;
      },
    );
    /** Measures all items and puts them in their places again. */
    layout(): void;
  }
}

declare module 'macy' {
  export default function Macy(options: {
    container: Element;
    columns: number;
    margin: number;
    trueOrder: boolean;
    useContainerForBreakpoints: boolean;
    breakAt: Record<number, number>;
  }): {
    recalculate(refresh: boolean): void;
    remove(): void;
  };
}

declare module 'justified-layout' {
  export default function justifiedLayout(
    sizes: { width: number; height: number }[],
    options: {
      containerWidth: number;
      containerPadding: number;
      boxSpacing: number;
      targetRowHeight: number;
    },
  ): {
    boxes: { left: number; top: number; width: number; height: number }[];
    containerHeight: number;
  };
}
