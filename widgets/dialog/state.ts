import type { DialogState } from './service';

/** The actions of a dialog. */
export type DialogAction =
  | 'show'
  /** It was answered, or closed without an answer. */
  | 'hide'
  /** The motion of its hiding is over, or took too long. */
  | 'ended'
  | 'destroy';

/** Hidden, shown, hiding, hidden; it may be shown again while it hides. Destroyed is for good. */
export function reduceDialog(state: DialogState, action: DialogAction): DialogState {
  if (state === 'destroyed' || action === 'destroy') return 'destroyed';
  switch (action) {
    case 'show':
      return 'shown';
    case 'hide':
      return state === 'shown' ? 'hiding' : state;
    case 'ended':
      return state === 'hiding' ? 'hidden' : state;
  }
}
