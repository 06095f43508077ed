import type { Scope } from '#engine/scope';
import { prefersReducedMotion } from './reducedMotion';

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

/** The look of a hidden element. */
export interface HiddenPose {
  styles: readonly (readonly [name: PoseName, value: string])[];
  /** Cuts off what does not fit while the element moves. Default: false. */
  clips?: boolean;
}

export interface ShowableOptions {
  /** In milliseconds. Default: 300. */
  duration?: number;
  /**
   * Takes the element's box away, or gives it back. Default: sets the `hidden` attribute, and
   * inline `display: none` where the page's CSS overrules the attribute.
   */
  setHidden?(hidden: boolean): void;
  /** Called when a motion has come to its end, also one that took no time. */
  onRest?(): void;
}

/** What an element needs of the scope that it is shown in: its motion stops when the scope ends. */
export type ShowableScope = Pick<Scope, 'adopt' | 'own'>;

/** An element that is shown and hidden by a motion. */
export interface Showable {
  /**
   * Shows the element.
   *
   * @param atOnce Skips the motion, cancels one that is under way, and does not call `onRest`.
   */
  show(atOnce?: boolean): void;
  /**
   * Hides the element. From the first frame on it is out of the tab order and can't be pressed
   * (`inert`).
   *
   * @param atOnce As in `show`.
   */
  hide(atOnce?: boolean): void;
  /** Stops a motion earlier than the scope does; the scope gives the element back. */
  destroy(): void;
}

/** Returns how to hide and show an element by its `hidden` attribute. */
function hideByAttribute(node: HTMLElement, { adopt }: ShowableScope): (hidden: boolean) => void {
  const display = node.style.display === 'none' ? '' : node.style.display;
  return (hidden) => {
    adopt.attribute(node, 'hidden', hidden ? '' : null);
    adopt.style(node, 'display', display);
    const overruled = hidden && getComputedStyle(node).display !== 'none';
    if (overruled) adopt.style(node, 'display', 'none');
  };
}

/**
 * Creates an element, the server's or our own, that shows and hides by Web Animations: no inline
 * style of the motion is left behind. A motion that is turned around starts from where it is. Under
 * reduced motion the end is there at once. The caller says where the focus goes when the element
 * that has it hides.
 *
 * @param pose The look of the hidden element, which every motion starts from or ends in.
 */
export function createShowable(
  node: HTMLElement,
  scope: ShowableScope,
  { styles, clips }: HiddenPose,
  {
    duration = SHOW_HIDE_MS,
    setHidden = hideByAttribute(node, scope),
    onRest,
  }: ShowableOptions = {},
): Showable {
  const { adopt } = scope;
  const { overflow } = node.style;
  const hiddenPose: Keyframe = Object.fromEntries(styles);
  let shown: boolean | undefined;
  let motion: Animation | undefined;

  const poseNow = (): Keyframe => {
    const computed = getComputedStyle(node);
    return Object.fromEntries(styles.map(([name]) => [name, computed[name]]));
  };
  const clip = (on: boolean) => {
    if (clips) adopt.style(node, 'overflow', on ? 'hidden' : overflow);
  };
  const stop = () => {
    motion?.cancel();
    motion = undefined;
  };
  const rest = () => {
    stop();
    clip(false);
    setHidden(!shown);
    adopt.attribute(node, 'inert', null);
  };

  const move = (show: boolean, atOnce = false) => {
    shown ??= !atOnce && getComputedStyle(node).display !== 'none';
    if (show === shown && !atOnce) return;
    shown = show;
    if (atOnce) return rest();
    if (prefersReducedMotion()) {
      rest();
      return onRest?.();
    }
    // Before it is measured: the margins of its content are then part of its height.
    clip(true);
    const from = motion || !show ? poseNow() : hiddenPose;
    stop();
    setHidden(false);
    adopt.attribute(node, 'inert', show ? null : '');
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
    show: (atOnce) => move(true, atOnce),
    hide: (atOnce) => move(false, atOnce),
    destroy: scope.own(stop),
  };
}
