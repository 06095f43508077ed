import { windowSize } from '#page/windowSize';
import type { DialogPosition } from '../service';

const within = (value: number, max: number) => `${Math.max(0, Math.min(value, max))}px`;

/** Puts a panel where its caller wants it, but never out of the window. */
export function placePanel(panel: HTMLElement, position: DialogPosition): void {
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const view = { width: windowSize().width, height: window.innerHeight };
  const { left, top } = position(size, view);
  panel.style.left = within(left, view.width - size.width);
  panel.style.top = within(top, view.height - size.height);
}
