/** The popup overlay. */
export const popups = {
  label: 'Popup',
  close: 'Close Popup',
};
