import type { WidgetModule } from '#engine/initializer';
import type { BlockScope } from '#engine/scope';
import { isMotionUnwanted } from '#page/motion/isMotionUnwanted';
import { indexAround } from '#page/press/indexAround';
import { wrapIndex } from '#rules/wrapIndex';
import { followPointer } from './followPointer';
import { readPortfolio } from './read';
import { showPicture } from './showPicture';
import { activeOf, createState, nearestTo } from './state';

/** How the platform says which part of the way to the pointer a picture goes in each frame. */
const ACCELERATION = 'tweak-portfolio-hover-follow-acceleration';

/** Reads a share in percent; a tenth where it is none. */
const shareOf = (percent: unknown) => {
  const share = Number.parseFloat(`${percent}`) / 100;
  return share > 0 && share <= 1 ? share : 0.1;
};

/** Calls `look` now, and in the frame after the page has been scrolled or resized. */
function watchScrolling({ listen, own }: BlockScope, look: () => void): void {
  let frame = 0;
  const lookSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  listen(window, { scroll: lookSoon, resize: lookSoon }, { passive: true });
  own(() => cancelAnimationFrame(frame));
  look();
}

/**
 * Shows the picture of the project that is pointed at, or has the focus, behind the list of a portfolio. Where
 * no pointer can rest on anything it is that of the project in the middle of the window.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readPortfolio(scope);
  if (!model) return false;
  const { node, adopt, listen, runtime } = scope;
  const { projects, stage, isCover, isFollowing, duration } = model;
  const state = createState();
  let shown: number | undefined;

  const show = () => {
    const active = activeOf(state, isCover);
    if (active === shown) return;
    const isAnimated = shown !== undefined && !isMotionUnwanted();
    projects.forEach(({ link, background }, index) => {
      const isActive = index === active;
      adopt.attribute(link, 'data-active', String(isActive));
      if (!background) return;
      adopt.attribute(background, 'data-animated', String(isAnimated));
      // One that was never seen does not go.
      if (isActive || background.matches('[data-active]'))
        adopt.attribute(background, 'data-active', String(isActive));
    });
    if (stage) adopt.attribute(stage, 'data-active', String(active !== undefined));
    shown = active;
    if (active === undefined) return;
    state.last = active;
    // Those beside it are likely the next.
    for (const place of [active, active + 1, active - 1]) {
      const project = projects[wrapIndex(place, projects.length)];
      if (project) showPicture(project, adopt);
    }
  };

  for (const { background } of projects) {
    const picture = background?.querySelector<HTMLElement>('.portfolio-hover-bg-img');
    if (picture && duration) adopt.style(picture, 'transition-duration', `${duration}ms`);
  }
  adopt.attribute(node, 'data-init', 'true');
  const links = projects.map(({ link }) => link);
  const indexOf = ({ target }: Event) => {
    const index = indexAround(links, target);
    return index < 0 ? undefined : index;
  };
  // For all links: a portfolio may have hundreds.
  listen(node, {
    pointerover(event) {
      if (event.pointerType === 'touch') return;
      state.pointed = indexOf(event);
      show();
    },
    pointerleave() {
      state.pointed = undefined;
      show();
    },
    focusin(event) {
      state.focused = indexOf(event);
      show();
    },
    focusout() {
      state.focused = undefined;
      show();
    },
  });
  const isHovering = matchMedia('(hover: hover)').matches;
  const standInMiddle = () => adopt.attribute(node, 'data-condensed', 'true');
  if (isFollowing && stage && isHovering && !isMotionUnwanted()) {
    const share = shareOf(runtime.context.read('tweakJSON', {})[ACCELERATION]);
    followPointer({ node, stage, share, scope: scope.begin(), stop: standInMiddle });
  } else standInMiddle();
  if (!isHovering) {
    watchScrolling(scope, () => {
      const boxes = links.map((link) => link.getBoundingClientRect());
      state.nearest = nearestTo(innerHeight / 2, boxes);
      show();
    });
  }
  show();
  return true;
};
