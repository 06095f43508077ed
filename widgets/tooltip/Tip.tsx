import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { OVER_DIALOGS } from '../../src/focus/inertOutside';
import { createFadeable } from '../../src/motion/fadeable';
import type { Runtime } from '../../src/runtime';
import { createVisibility } from '../../src/visibility';
import { createTooltips, type TooltipView, type Trigger } from './createTooltips';
import { type Box, placeTooltip, roomFor } from './placeTooltip';
import { readText, type TooltipModel } from './read';
import { watchPointer } from './watchPointer';

/** How long a tooltip fades in and out, in milliseconds (TIP-9). */
export const FADE_MS = 300;

interface TipProps extends TooltipModel {
  id: string;
  trigger: Trigger;
  /** Where it stands: at the pointer, or at what has the focus. */
  by: TooltipView['by'];
  /** False: it fades out. */
  shown: boolean;
  runtime: Runtime;
}

/** One for all tooltips of a page. */
const createView = () => createVisibility();

/**
 * What holds the tooltip: no box, and a region, as what is outside of all regions is found wanting
 * by checkers. It has no name, so that nobody is told of it.
 */
function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute('role', 'region');
  host.setAttribute(OVER_DIALOGS, '');
  host.style.display = 'contents';
  return host;
}

/** The tooltip, which the page's style sheets know by the platform's class. */
function createElement(id: string, node: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.className = 'skerry-tooltip sqsp-tooltip';
  element.id = id;
  element.setAttribute('role', 'tooltip');
  // In the top layer, over whatever the page has put on top.
  element.setAttribute('popover', 'manual');
  element.dir = getComputedStyle(node).direction;
  const language = node.closest<HTMLElement>('[lang]')?.lang;
  if (language) element.lang = language;
  // A press on it takes the focus from nobody.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  return element;
}

function setHidden(element: HTMLElement, hidden: boolean): void {
  // Safari before 17 has no popovers.
  if ('togglePopover' in HTMLElement.prototype) element.togglePopover(!hidden);
  else element.toggleAttribute('hidden', hidden);
}

/** Puts the tooltip where it belongs, as large as it may be. */
function place(element: HTMLElement, anchor: Box): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const room = roomFor({ width, height });
  const { style } = element;
  style.boxSizing = 'border-box';
  style.width = `${room.width}px`;
  style.maxHeight = `${room.height}px`;
  // Before it is measured: between two edges of the window it would be stretched.
  style.inset = '0 auto auto 0';
  // A text that is too long is scrolled, but Chromium would make that a stop of the Tab key.
  if (element.scrollHeight > element.clientHeight) element.tabIndex = -1;
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const { left, top } = placeTooltip(anchor, size, { width, height });
  style.inset = `${top}px auto auto ${left}px`;
}

/** The open tooltip: a titled text in elements of our own, which are gone when it has faded. */
export function Tip({ id, node, described, trigger, by, shown, runtime }: TipProps) {
  const [host] = useState(createHost);
  const [element] = useState(() => createElement(id, node));
  const [{ title, description }] = useState(() => readText(node));
  const [fade] = useState(() => {
    const onRest = () => runtime.part(createTooltips).dispatch({ type: 'faded', trigger });
    return createFadeable(element, runtime.adopt(), {
      duration: FADE_MS,
      setHidden: (hidden) => setHidden(element, hidden),
      onRest,
    });
  });

  useLayoutEffect(() => {
    // What is outside of a modal `dialog` is inert.
    host.append(element);
    (node.closest('dialog') ?? document.body).append(host);
    setHidden(element, true);
    return () => {
      fade.stop();
      host.remove();
    };
  }, [host, element, fade, node]);

  useLayoutEffect(() => {
    if (!shown) return fade.hide();
    fade.show();
    const pointer = runtime.part(watchPointer);
    const point = by === 'pointer' ? pointer.place() : undefined;
    const anchor = by === 'pointer' ? node : described;
    const move = () => place(element, point ?? anchor.getBoundingClientRect());
    move();
    const listening = new AbortController();
    addEventListener('scroll', move, { capture: true, passive: true, signal: listening.signal });
    addEventListener('resize', move, { signal: listening.signal });
    const stopPointer = pointer.addTooltip(element, trigger);
    const stopView = runtime.part(createView).watch(anchor, (visible) => {
      if (!visible) runtime.part(createTooltips).dispatch({ type: 'dismiss', trigger });
    });
    return () => {
      listening.abort();
      stopPointer();
      stopView();
    };
  }, [runtime, element, fade, node, described, trigger, by, shown]);

  return createPortal(
    <>
      {title && <div className="title">{title}</div>}
      <div className="description">{description}</div>
    </>,
    element,
  );
}
