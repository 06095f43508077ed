import type { Adoption } from '../adoption';
import { prefersReducedMotion } from '../reducedMotion';

/** How long an element takes to show or to hide unless told otherwise, in milliseconds. */
const SHOW_HIDE_MS = 300;

type PoseName =
  | 'height'
  | 'paddingTop'
  | 'paddingBottom'
  | 'borderTopWidth'
  | 'borderBottomWidth'
  | 'marginTop'
  | 'marginBottom'
  | 'opacity'
  | 'scale';

/** How an element of one kind looks when it is hidden. */
export interface HiddenPose {
  styles: readonly (readonly [name: PoseName, value: string])[];
  /** What does not fit is cut off while it moves. */
  clips?: boolean;
}

export interface ShowableOptions {
  /** In milliseconds. Default: 300. */
  duration?: number;
  /**
   * Takes the element's box away, or gives it back. Default: the `hidden` attribute, and inline
   * `display: none` only where the page's CSS overrules that.
   */
  setHidden?(hidden: boolean): void;
  /** A motion has come to its end; also where it took no time. */
  onRest?(): void;
}

/** An element that is shown and hidden by a motion. */
export interface Showable {
  /** `atOnce`: without a motion, whatever it is about, and without `onRest`. */
  show(atOnce?: boolean): void;
  /** From the first frame on the element is out of the tab order and not to be pressed (`inert`). */
  hide(atOnce?: boolean): void;
  /** Stops a motion; the adoption gives the element back. */
  stop(): void;
}

/** Hides by the attribute that the platform has for it. */
function hideByAttribute(node: HTMLElement, adoption: Adoption): (hidden: boolean) => void {
  const display = node.style.display === 'none' ? '' : node.style.display;
  return (hidden) => {
    adoption.attribute(node, 'hidden', hidden ? '' : null);
    adoption.style(node, 'display', display);
    const overruled = hidden && getComputedStyle(node).display !== 'none';
    if (overruled) adoption.style(node, 'display', 'none');
  };
}

/**
 * Shows and hides an element, the server's or our own, by Web Animations: no inline style of the
 * motion is left behind. A motion that is turned around in between starts from where it is. Under
 * reduced motion the end is there at once. Where focus goes when its element hides is the
 * caller's to say.
 */
export function createShowable(
  node: HTMLElement,
  adoption: Adoption,
  { styles, clips }: HiddenPose,
  {
    duration = SHOW_HIDE_MS,
    setHidden = hideByAttribute(node, adoption),
    onRest,
  }: ShowableOptions = {},
): Showable {
  const { overflow } = node.style;
  const hiddenPose: Keyframe = Object.fromEntries(styles);
  let shown: boolean | undefined;
  let motion: Animation | undefined;

  const poseNow = (): Keyframe => {
    const computed = getComputedStyle(node);
    return Object.fromEntries(styles.map(([name]) => [name, computed[name]]));
  };
  const clip = (on: boolean) => {
    if (clips) adoption.style(node, 'overflow', on ? 'hidden' : overflow);
  };
  const stop = () => {
    motion?.cancel();
    motion = undefined;
  };
  const rest = () => {
    stop();
    clip(false);
    setHidden(!shown);
    adoption.attribute(node, 'inert', null);
  };

  const go = (show: boolean, atOnce = false) => {
    shown ??= !atOnce && getComputedStyle(node).display !== 'none';
    if (show === shown && !atOnce) return;
    shown = show;
    if (atOnce) return rest();
    if (prefersReducedMotion()) {
      rest();
      return onRest?.();
    }
    // Also while it is measured: the margins of its content are then part of its height.
    clip(true);
    const from = motion || !show ? poseNow() : hiddenPose;
    stop();
    setHidden(false);
    adoption.attribute(node, 'inert', show ? null : '');
    const own = node.animate([from, show ? poseNow() : hiddenPose], {
      duration,
      easing: 'ease-in-out',
    });
    motion = own;
    own.onfinish = () => {
      if (motion !== own) return;
      rest();
      onRest?.();
    };
  };

  return {
    show: (atOnce) => go(true, atOnce),
    hide: (atOnce) => go(false, atOnce),
    stop,
  };
}
