import { prefersReducedMotion } from '#page/motion/reducedMotion';
import type { Stage } from '../../layout';

/** The element that moves the slides of a strip, as one. */
export interface Wrapper {
  /** Where it stands, in CSS px from the strip's beginning. */
  readonly offset: number;
  /** Stands there at once; a motion ends. */
  put(offset: number): void;
  /** Moves there from where it stands. None where nothing moves. */
  move(offset: number, isInstant: boolean): readonly Animation[];
}

/**
 * Puts the slides into `.sqs-wrapper`, which the platform's styles know, until the gallery ends.
 */
export function createWrapper({ root, options, scope, isRtl }: Stage): Wrapper {
  const { adopt } = scope;
  const wrapper = document.createElement('div');
  wrapper.className = 'sqs-wrapper';
  wrapper.append(...root.childNodes);
  root.append(wrapper);
  adopt.style(root, 'overflow', 'hidden');
  adopt.style(root, 'display', '');
  adopt.style(root, 'padding-inline-start', '0px');

  let at = 0;
  let motion: Animation | undefined;
  scope.own(() => {
    motion?.cancel();
    wrapper.replaceWith(...wrapper.childNodes);
  });

  const transform = (offset: number) => `translateX(${isRtl ? -offset : offset}px)`;
  const put = (offset: number) => {
    motion?.cancel();
    at = offset;
    wrapper.style.transform = transform(offset);
  };

  return {
    get offset() {
      return at;
    },
    put,
    move(offset, isInstant) {
      const from = at;
      put(offset);
      if (isInstant || prefersReducedMotion() || Math.abs(from - at) < 1) return [];
      motion = wrapper.animate([{ transform: transform(from) }, { transform: transform(at) }], {
        duration: options.speed * 1000,
        easing: 'ease-in-out',
      });
      return [motion];
    },
  };
}
