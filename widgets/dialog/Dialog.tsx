import { type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Scope } from '#engine/scope';
import { useStore } from '#page/island/useStore';
import { MOBILE_MAX_WIDTH } from '#rules/deviceView';
import type { DialogControl } from './createDialog';
import { DialogPanel } from './panel/DialogPanel';
import { placePanel } from './panel/placePanel';
import type { DialogState } from './service';
import type { DialogSettings } from './settings';

interface DialogProps {
  settings: DialogSettings;
  control: DialogControl;
  /** Our element in the page, for this dialog alone. */
  layer: HTMLElement;
  /** The dialog's own. */
  scope: Scope;
}

type Part = HTMLAttributes<HTMLDivElement>;
type PartRef = RefObject<HTMLDivElement | null>;

/** Returns our classes, and those that a site's own styles for the platform's dialogs go by. */
function layerClasses(state: DialogState, { modal, danger }: DialogSettings): string {
  // A site's styles may take what they know as hidden out of the accessibility tree: a live region
  // has to stay in it.
  const hidden = modal && 'sqs-widgets-confirmation-hidden';
  return [
    modal ? 'skerry-dialog-layer' : 'skerry-dialog-passing',
    `skerry-dialog-${state}`,
    'sqs-widgets-confirmation',
    state === 'hidden' ? hidden : state,
    danger && 'danger-zone',
    window.innerWidth <= MOBILE_MAX_WIDTH && 'mobile',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Tells the control when the dialog is drawn, and when the motion of its hiding is over. */
function useControl(
  { control, scope }: DialogProps,
  state: DialogState,
  panel: PartRef,
  overlay: PartRef,
): void {
  useLayoutEffect(() => {
    const drawn = panel.current;
    if (!drawn) return;
    if (state === 'shown') control.drawn(drawn);
    if (state !== 'hiding') return;
    const hiding = scope.begin();
    const motions = [drawn, overlay.current].flatMap((part) => part?.getAnimations() ?? []);
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (!hiding.isEnded) control.hidingEnded();
    });
    return hiding.destroy;
  }, [state, control, scope, panel, overlay]);
}

/** Draws a dialog in each of its states. */
export function Dialog(props: DialogProps) {
  const { settings, control, layer, scope } = props;
  const { id, modal, role, message, width, padding, position } = settings;
  const state = useStore(control.subscribe, () => control.state);
  const panel = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    layer.className = layerClasses(state, settings);
    // A live region has to be there before there is anything to read out.
    layer.hidden = modal && state === 'hidden';
    if (panel.current) panel.current.inert = state === 'hiding';
  }, [layer, state, settings, modal]);

  useLayoutEffect(() => {
    if (state !== 'shown' || !position || !panel.current) return;
    const drawn = panel.current;
    const place = () => placePanel(drawn, position);
    place();
    return scope.listen(window, { resize: place });
  }, [scope, state, position]);

  useControl(props, state, panel, overlay);

  const look: Part = {
    className: `skerry-dialog${position ? ' skerry-dialog-placed' : ''} sqs-widgets-confirmation-content`,
    style: { width, padding },
    onMouseEnter: () => control.hold('hover', true),
    onMouseLeave: () => control.hold('hover', false),
  };
  const drawPanel = (more: Part) => (
    <div ref={panel} {...look} {...more}>
      <DialogPanel settings={settings} control={control} />
    </div>
  );

  if (modal) {
    const named: Part = {
      id,
      role,
      tabIndex: -1,
      'aria-modal': true,
      'aria-labelledby': `${id}-title`,
      'aria-describedby': message ? `${id}-message` : undefined,
    };
    // A press beside the dialog leaves the focus in it.
    const shield: Part = {
      className: 'skerry-dialog-overlay sqs-widgets-confirmation-overlay',
      onMouseDown: (event) => event.preventDefault(),
    };
    return createPortal(
      <>
        <div ref={overlay} {...shield} />
        {drawPanel(named)}
      </>,
      layer,
    );
  }
  // In a modal dialog the focus always is: its time would never run out.
  const timed: Part = {
    onFocus: () => control.hold('focus', true),
    onBlur: () => control.hold('focus', false),
  };
  return createPortal(
    <div id={id} role={role} aria-atomic="true">
      {state !== 'hidden' && drawPanel(timed)}
    </div>,
    layer,
  );
}
