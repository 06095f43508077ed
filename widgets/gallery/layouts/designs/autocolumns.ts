import type { Cancel } from '#engine/clock';
import { GALLERY_RESIZE_MS } from '#media/images/imageOptions';
import { createResizes } from '#media/images/loading/createResizes';
import { type MasonryFigures, masonry, masonryColumnWidth } from '#page/sections/masonry';
import { columnCount } from '../../prepare/columnCount';
import type { CreateLayout, Layout, Stage } from '../layout';
import { pictureShape } from '../placing/pictureShape';
import { placeBoxes, px } from '../placing/placeBoxes';
import { shapePictures } from '../placing/shapePictures';

const figuresOf = ({ options, size: { width } }: Stage): MasonryFigures => {
  const { columnWidth, gutter, behavior } = options;
  return { width, columns: columnCount(width, columnWidth, gutter, behavior), gutter };
};

/**
 * Tells the page's styles which pictures are wider in their columns than they are by themselves.
 * By the server's word alone: of a picture that has come, nobody knows whether it is the largest.
 */
function markStretched(stage: Stage): void {
  const { slides, scope } = stage;
  const width = masonryColumnWidth(figuresOf(stage));
  for (const { node, size } of slides) {
    if (size) scope.adopt.toggleClass(node, 'slide-stretched', size.width < width);
  }
}

/** The browser's own masonry: as many styles as the root has, however many slides there are. */
function createLanes(stage: Stage): Layout {
  const { root, options } = stage;
  const { adopt } = stage.scope;
  adopt.style(root, 'display', 'grid-lanes');
  adopt.style(root, 'gap', `${options.gutter}px`);
  // Only the really shortest column will do.
  adopt.style(root, 'flow-tolerance', '0');
  return {
    fit() {
      const columns = `repeat(${figuresOf(stage).columns}, minmax(0, 1fr))`;
      adopt.style(root, 'grid-template-columns', columns);
    },
  };
}

/** The most that a slide may differ from the shape of its picture, in CSS px. */
const TOLERANCE = 1.5;

/**
 * The same by figures. Slides that are nothing but their picture have the height that its size
 * gives them; the others are read, all together, between two rounds of writing, and again when one
 * of them has become higher (its picture has come, or the page's fonts have). The browser has laid
 * the page out when it tells of that, so that reading them then costs nothing.
 */
function createPlaced(stage: Stage): Layout {
  const { root, slides, scope } = stage;
  const { adopt, runtime } = scope;
  let shapes = slides.map(pictureShape);
  let isSure = false;
  let stopWatching: Cancel = () => {};

  const place = () => {
    const figures = figuresOf(stage);
    const width = masonryColumnWidth(figures);
    const heights = slides.map(({ node }, index) => {
      const shape = shapes[index];
      return shape === undefined ? node.getBoundingClientRect().height : shape * width;
    });
    placeBoxes(stage, masonry(heights, figures));
    return heights;
  };

  const watch = () => {
    stopWatching();
    const unknown = slides.filter((_, index) => shapes[index] === undefined);
    stopWatching = scope.own(
      runtime.part(createResizes).watch(
        unknown.map(({ node }) => node),
        GALLERY_RESIZE_MS,
        (atRest) => {
          if (!atRest) place();
        },
      ),
    );
  };
  watch();

  return {
    fit() {
      if (!stage.size.width) return;
      adopt.toggleClass(root, 'skerry-columns', true);
      const own = px(masonryColumnWidth(figuresOf(stage)));
      for (const { node } of slides) adopt.style(node, 'width', own);
      const heights = place();
      if (isSure) return;
      isSure = true;
      // The page's styles may put a frame around the pictures. This lays the page out once, which
      // it will have to be anyway.
      const known = shapes.findIndex((shape) => shape !== undefined);
      const off = (slides[known]?.node.offsetHeight ?? 0) - (heights[known] ?? 0);
      if (Math.abs(off) < TOLERANCE) return;
      shapes = slides.map(() => undefined);
      watch();
      place();
    },
  };
}

/**
 * Columns of one width, as many as go into the gallery (250 px each); each slide goes into the
 * column that is the shortest by then. By `display: grid-lanes` where the browser has it and the
 * page's styles leave the slides in the flow.
 */
export const createAutocolumns: CreateLayout = (stage) => {
  const { root, slides, scope } = stage;
  shapePictures(stage);
  // Pages that hide slides until they are placed look for it.
  scope.adopt.style(root, 'position', 'relative');
  const [first] = slides;
  const isNative =
    CSS.supports('display', 'grid-lanes') &&
    !(first && /absolute|fixed/.test(getComputedStyle(first.node).position));
  const layout = (isNative ? createLanes : createPlaced)(stage);
  return {
    fit() {
      markStretched(stage);
      layout.fit();
    },
  };
};
