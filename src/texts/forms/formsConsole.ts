/** What the console reads of forms: apart, since most forms say none of it. */
export const formsConsole = {
  renderFailed: 'Could not render form',
  /** Of a form that nothing sends but a key. */
  noButton: 'Careful, there was no button found inside this node!',
  /** Of the handle that a form waits behind. */
  triggerFailed: 'Unable to load module for trigger',
};
