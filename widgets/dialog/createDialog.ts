import type { Cancel } from '#engine/clock';
import type { Scope } from '#engine/scope';
import { createStore } from '#page/island/createStore';
import { type Countdown, createCountdown } from './countdown';
import { putOnTop } from './panel/putOnTop';
import type { Dialog, DialogAnswer, DialogOpening, DialogState } from './service';
import type { DialogSettings } from './settings';
import { type DialogAction, reduceDialog } from './state';

/** A dialog is hidden after this many milliseconds at the latest, whatever its motion does. */
const HIDE_FALLBACK_MS = 600;

/** Milliseconds that an empty live region is in the page before text that comes is read out. */
const LIVE_REGION_MS = 100;

/** Drives a dialog that is in the page, and hears what its component has to tell. */
export interface DialogControl extends Dialog {
  /** Gets the focus when the dialog closes, the first that takes it. */
  readonly trail: readonly HTMLElement[];
  /** Calls a listener with every change of the state. */
  subscribe(listener: () => void): Cancel;
  /** The dialog is drawn and shown. */
  drawn(panel: HTMLElement): void;
  answer(answer: DialogAnswer): void;
  /** The motion of hiding is over. */
  hidingEnded(): void;
  /** The pointer or the focus is on the dialog, or left it. */
  hold(reason: 'hover' | 'focus', on: boolean): void;
}

/** The dialog's place in the page, and whom it tells. */
export interface DialogOwner {
  settings: DialogSettings;
  /** The dialog's own element in the page. */
  layer: HTMLElement;
  /** Returns the control of another dialog of the service. */
  controlOf(dialog: Dialog): DialogControl | undefined;
  onHidden(): void;
}

/** The life of a dialog from `show()` to the answer. */
interface Showing {
  /** Of its waits, and of its place on top of the page. */
  readonly scope: Scope;
  readonly answer: Promise<DialogAnswer>;
  resolve(answer: DialogAnswer): void;
  /** Gives way when this one is drawn. */
  readonly replaced: Dialog | undefined;
  countdown: Countdown | undefined;
  isOnTop: boolean;
}

function beginShowing(around: Scope, replaced: Dialog | undefined): Showing {
  const scope = around.begin();
  let resolve: Showing['resolve'] = () => {};
  const answer = new Promise<DialogAnswer>((settle) => {
    resolve = settle;
  });
  return { scope, answer, resolve, replaced, countdown: undefined, isOnTop: false };
}

/** Returns what gets the focus when a dialog closes, in order. */
function trailOf({ opener, fallback }: DialogOpening, handedOver?: readonly HTMLElement[]) {
  const focused = document.activeElement;
  const from = opener ?? (focused instanceof HTMLElement ? focused : undefined);
  return [...(handedOver ?? [from]), fallback].filter((element) => element !== undefined);
}

/**
 * Creates a dialog, hidden at first.
 *
 * @param scope The dialog's life: with it it is destroyed, and what is not answered is cancelled.
 */
export function createDialog(
  scope: Scope,
  { settings, layer, controlOf, onHidden }: DialogOwner,
): DialogControl {
  const { clock } = scope.runtime;
  const bornAt = clock.now();
  const store = createStore<DialogState, DialogAction>('hidden', reduceDialog);
  let trail: readonly HTMLElement[] = [];
  let showing: Showing | undefined;
  let cancelFallback: Cancel | undefined;

  scope.own(() => {
    store.dispatch('destroy');
    showing?.resolve('cancel');
    showing = undefined;
  });

  const hidingEnded = () => {
    if (store.state !== 'hiding') return;
    cancelFallback?.();
    store.dispatch('ended');
    onHidden();
  };

  const answer = (given: DialogAnswer) => {
    const closing = showing;
    if (!closing || scope.isEnded) return;
    showing = undefined;
    const wasShown = store.state === 'shown';
    store.dispatch('hide');
    closing.scope.destroy();
    if (wasShown) cancelFallback = scope.after(HIDE_FALLBACK_MS, hidingEnded);
    else onHidden();
    closing.resolve(given);
  };
  const cancel = () => answer('cancel');

  const reveal = () => {
    store.dispatch('show');
    if (settings.hideAfterTime === null || !showing) return;
    showing.countdown = createCountdown(showing.scope, settings.hideAfterTime, cancel);
  };

  return {
    get state() {
      return store.state;
    },
    get trail() {
      return trail;
    },
    async show(opening: DialogOpening = {}) {
      if (scope.isEnded) throw new Error('The dialog is destroyed');
      if (showing) return showing.answer;
      const { replaces } = opening;
      const begun = beginShowing(scope, replaces);
      showing = begun;
      trail = trailOf(opening, replaces && controlOf(replaces)?.trail);
      cancelFallback?.();
      const wait = settings.modal ? 0 : bornAt + LIVE_REGION_MS - clock.now();
      if (wait > 0) begun.scope.after(wait, reveal);
      else reveal();
      return begun.answer;
    },
    hide: cancel,
    destroy: scope.destroy,
    subscribe: store.subscribe,
    drawn(panel) {
      if (store.state !== 'shown' || !showing || showing.isOnTop) return;
      const { scope: onTop, replaced } = showing;
      showing.isOnTop = true;
      putOnTop(onTop, { settings, layer, panel, trail, close: cancel });
      // Only now, so that the focus goes straight from one to the other.
      replaced?.hide();
    },
    answer,
    hidingEnded,
    hold: (reason, on) => showing?.countdown?.hold(reason, on),
  };
}
