import { type HTMLAttributes, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { MOBILE_MAX_WIDTH } from '../../src/platform/deviceView';
import type { DialogState } from '../../src/services/dialogs';
import type { DialogControl } from './createDialog';
import { DialogPanel } from './DialogPanel';
import { placePanel } from './placePanel';
import type { DialogSettings } from './settings';

interface DialogProps {
  settings: DialogSettings;
  control: DialogControl;
  /** Our element in the page, for this dialog alone. */
  layer: HTMLElement;
}

/** Ours, and those that a site's own styles for the platform's dialogs go by. */
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

/** Draws a dialog in each of its states, and tells its control when it is drawn and when it is gone. */
export function Dialog({ settings, control, layer }: DialogProps) {
  const { id, modal, role, message, width, padding, position } = settings;
  const state = useSyncExternalStore(control.subscribe, () => control.state);
  const panel = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    layer.className = layerClasses(state, settings);
    // A live region has to be there before there is anything to read out (ALR-1).
    layer.hidden = modal && state === 'hidden';
    if (panel.current) panel.current.inert = state === 'hiding';
  }, [layer, state, settings, modal]);

  useLayoutEffect(() => {
    if (state !== 'shown' || !position || !panel.current) return;
    const drawn = panel.current;
    const place = () => placePanel(drawn, position);
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [state, position]);

  useLayoutEffect(() => {
    const drawn = panel.current;
    if (!drawn) return;
    if (state === 'shown') control.drawn(drawn);
    if (state !== 'hiding') return;
    let isCurrent = true;
    const motions = [drawn, overlay.current].flatMap((part) => part?.getAnimations() ?? []);
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (isCurrent) control.ended();
    });
    return () => {
      isCurrent = false;
    };
  }, [state, control]);

  const look: HTMLAttributes<HTMLDivElement> = {
    className: `skerry-dialog${position ? ' skerry-dialog-placed' : ''} sqs-widgets-confirmation-content`,
    style: { width, padding },
    onMouseEnter: () => control.hold('hover', true),
    onMouseLeave: () => control.hold('hover', false),
  };
  const panelOf = (more: HTMLAttributes<HTMLDivElement>) => (
    <div ref={panel} {...look} {...more}>
      <DialogPanel settings={settings} control={control} />
    </div>
  );

  if (modal) {
    const named: HTMLAttributes<HTMLDivElement> = {
      id,
      role,
      tabIndex: -1,
      'aria-modal': true,
      'aria-labelledby': `${id}-title`,
      'aria-describedby': message ? `${id}-message` : undefined,
    };
    // A press beside the dialog leaves the focus in it.
    const shield: HTMLAttributes<HTMLDivElement> = {
      className: 'skerry-dialog-overlay sqs-widgets-confirmation-overlay',
      onMouseDown: (event) => event.preventDefault(),
    };
    return createPortal(
      <>
        <div ref={overlay} {...shield} />
        {panelOf(named)}
      </>,
      layer,
    );
  }
  // In a modal dialog the focus always is: its time would never run out.
  const timed: HTMLAttributes<HTMLDivElement> = {
    onFocus: () => control.hold('focus', true),
    onBlur: () => control.hold('focus', false),
  };
  return createPortal(
    <div id={id} role={role} aria-atomic="true">
      {state !== 'hidden' && panelOf(timed)}
    </div>,
    layer,
  );
}
