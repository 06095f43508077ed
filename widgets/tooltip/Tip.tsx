import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Scope } from '#engine/scope';
import { OVER_DIALOGS } from '#page/focus/inertOutside';
import { useScope } from '#page/island/useScope';
import { markMade } from '#page/marks/markMade';
import { createFadeable } from '#page/motion/fadeable';
import { createTooltips, type TooltipView, type Trigger } from './createTooltips';
import { placeTooltip } from './placeTooltip';
import { readText, type TooltipModel } from './read';
import { watchPointer } from './watchPointer';

/** Milliseconds in which a tooltip fades in and out. */
export const FADE_MS = 300;

/** Props of an open tooltip. */
interface TipProps extends TooltipModel {
  id: string;
  trigger: Trigger;
  /** It stands at the pointer, or at the focused element. */
  by: TooltipView['by'];
  /** False: it fades out. */
  shown: boolean;
  /** Of its trigger: the tooltip ends with it, or earlier. */
  scope: Scope;
}

/**
 * Creates what holds the tooltip: no box, and a region, as what is outside of all regions is found
 * wanting by checkers. It has no name, so that nobody is told of it.
 */
function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute('role', 'region');
  host.setAttribute(OVER_DIALOGS, '');
  host.style.display = 'contents';
  return host;
}

/** Creates the tooltip, which the page's style sheets know by the platform's class. */
function createElement(id: string, node: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.className = 'skerry-tooltip sqsp-tooltip';
  element.id = id;
  markMade(element);
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

/**
 * Draws an open tooltip: a titled text in elements of our own, which are gone when it has faded.
 */
export function Tip({ id, node, described, trigger, by, shown, scope: around }: TipProps) {
  const { runtime } = around;
  const scope = useScope(around);
  const [host] = useState(createHost);
  const [element] = useState(() => createElement(id, node));
  const [{ title, description }] = useState(() => readText(node));
  const [fade] = useState(() => {
    const onRest = () => runtime.part(createTooltips).dispatch({ type: 'faded', trigger });
    return createFadeable(element, scope, {
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
      fade.destroy();
      host.remove();
    };
  }, [host, element, fade, node]);

  useLayoutEffect(() => {
    if (!shown) return fade.hide();
    fade.show();
    const open = scope.begin();
    const pointer = runtime.part(watchPointer);
    const anchor = by === 'pointer' ? node : described;
    const place = by === 'pointer' ? pointer.place() : undefined;
    const move = () => void placeTooltip(element, place ?? anchor);
    move();
    open.listen(window, { scroll: move }, { capture: true, passive: true });
    open.listen(window, { resize: move });
    open.own(pointer.addTooltip(element, trigger));
    open.own(
      runtime.visibility.watch(anchor, (visible) => {
        if (!visible) runtime.part(createTooltips).dispatch({ type: 'dismiss', trigger });
      }),
    );
    return open.destroy;
  }, [runtime, scope, element, fade, node, described, trigger, by, shown]);

  return createPortal(
    <>
      {title && <div className="title">{title}</div>}
      <div className="description">{description}</div>
    </>,
    element,
  );
}
