/** The buttons of dialogs. */
export const dialogs = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  reject: 'Reject',
  ok: 'OK',
  close: 'Close',
};
