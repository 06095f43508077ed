/**
 * Returns whether this frame may move the top window. Of a sandboxed frame browsers carry out no link
 * and no form that is to open there, and say nothing: opening no address there tells, and moves nothing.
 */
export function mayMoveTop(): boolean {
  try {
    return window.open('', '_top') !== null;
  } catch {
    return false;
  }
}
