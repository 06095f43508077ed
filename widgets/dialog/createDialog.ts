import type { Cancel } from '../../src/clock';
import { focusFirstOf } from '../../src/focus/focusFirstOf';
import { createModals } from '../../src/overlays/createModals';
import { createOverlays } from '../../src/overlays/createOverlays';
import type { Runtime } from '../../src/runtime';
import type { Dialog, DialogAnswer, DialogOpening, DialogState } from '../../src/services/dialogs';
import { type Countdown, createCountdown } from './countdown';
import { firstFocus } from './firstFocus';
import type { DialogSettings } from './settings';
import { type DialogAction, reduceDialog } from './state';

/** A dialog is hidden after this many milliseconds at the latest, whatever its motion does (DLG-14). */
const HIDE_FALLBACK_MS = 600;

/** How long an empty live region has to be in the page before what is put into it is read out. */
const LIVE_REGION_MS = 100;

/** What drives a dialog that is in the page, and what its component tells it. */
export interface DialogControl extends Dialog {
  /** What gets the focus when the dialog closes, the first that takes it. */
  readonly trail: readonly HTMLElement[];
  subscribe(listener: () => void): Cancel;
  /** The dialog is drawn and shown. */
  drawn(panel: HTMLElement): void;
  answer(answer: DialogAnswer): void;
  /** The motion of hiding is over. */
  ended(): void;
  /** Whether the pointer or the focus is on the dialog. */
  hold(reason: 'hover' | 'focus', on: boolean): void;
}

export interface DialogParts {
  runtime: Runtime;
  settings: DialogSettings;
  /** The dialog's own element in the page. */
  layer: HTMLElement;
  /** The control of another dialog of the service. */
  controlOf(dialog: Dialog): DialogControl | undefined;
  onHidden(): void;
  onDestroyed(): void;
}

export function createDialog(parts: DialogParts): DialogControl {
  const { runtime, settings, layer } = parts;
  const { clock } = runtime;
  const bornAt = clock.now();
  const listeners = new Set<() => void>();
  let state: DialogState = 'hidden';
  let trail: readonly HTMLElement[] = [];
  /** Who waits for the answer. */
  let open: { answer: Promise<DialogAnswer>; resolve(answer: DialogAnswer): void } | undefined;
  let replaced: Dialog | undefined;
  let countdown: Countdown | undefined;
  /** Stops being on top of the page. */
  let leave: Cancel | undefined;
  let stopWaiting: Cancel | undefined;

  const dispatch = (action: DialogAction) => {
    const before = state;
    state = reduceDialog(state, action);
    if (state !== before) for (const listener of [...listeners]) listener();
  };

  const ended = () => {
    if (state !== 'hiding') return;
    stopWaiting?.();
    dispatch('ended');
    parts.onHidden();
  };

  const reveal = () => {
    dispatch('show');
    if (settings.hideAfterTime === null) return;
    countdown = createCountdown(clock, settings.hideAfterTime, () => answer('cancel'));
  };

  const answer = (given: DialogAnswer) => {
    const closing = open;
    if (!closing) return;
    open = undefined;
    countdown?.cancel();
    stopWaiting?.();
    const wasShown = state === 'shown';
    dispatch('hide');
    leave?.();
    leave = undefined;
    if (wasShown) stopWaiting = clock.after(HIDE_FALLBACK_MS, ended);
    else parts.onHidden();
    closing.resolve(given);
  };

  const joinStack = (panel: HTMLElement): Cancel => {
    const close = () => answer('cancel');
    if (settings.modal) {
      const focus = () => firstFocus(panel, settings).focus();
      return runtime.part(createModals).open({ layer, container: panel, focus, close, trail });
    }
    const takeOff = runtime.part(createOverlays).push(close);
    return () => {
      takeOff();
      if (layer.contains(document.activeElement)) focusFirstOf(trail);
    };
  };

  return {
    get state() {
      return state;
    },
    get trail() {
      return trail;
    },
    async show({ opener, fallback, replaces }: DialogOpening = {}) {
      if (state === 'destroyed') throw new Error('The dialog is destroyed');
      if (open) return open.answer;
      const focused = document.activeElement;
      const from = opener ?? (focused instanceof HTMLElement ? focused : undefined);
      const handedOver = replaces && parts.controlOf(replaces)?.trail;
      replaced = replaces;
      trail = [...(handedOver ?? [from]), fallback].filter((element) => element !== undefined);
      stopWaiting?.();
      let resolve: (answer: DialogAnswer) => void = () => {};
      const promise = new Promise<DialogAnswer>((settle) => {
        resolve = settle;
      });
      open = { answer: promise, resolve };
      const wait = settings.modal ? 0 : bornAt + LIVE_REGION_MS - clock.now();
      if (wait > 0) stopWaiting = clock.after(wait, reveal);
      else reveal();
      return promise;
    },
    hide: () => answer('cancel'),
    destroy() {
      if (state === 'destroyed') return;
      const closing = open;
      open = undefined;
      countdown?.cancel();
      stopWaiting?.();
      leave?.();
      dispatch('destroy');
      parts.onDestroyed();
      closing?.resolve('cancel');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drawn(panel) {
      if (state !== 'shown' || leave) return;
      leave = joinStack(panel);
      // Only now, so that the focus goes straight from one to the other.
      replaced?.hide();
      replaced = undefined;
    },
    answer,
    ended,
    hold: (reason, on) => countdown?.hold(reason, on),
  };
}
