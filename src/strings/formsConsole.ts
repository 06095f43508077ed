/** What the console reads of forms: apart, since most forms say none of it. */
export const formsConsole = {
  renderFailed: 'Could not render form',
  noButton: 'Careful, there was no button found inside this node!',
};
