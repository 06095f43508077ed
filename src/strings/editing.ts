/** Entries of those who edit. */
export const editing = {
  enterEmail: 'Please enter a valid email',
  emailFormat: 'Emails must be formatted as {email}',
  linkFormat: 'Links must be formatted as {host} or {host}',
  invalidPageUrl: '{val} is not a valid page URL',
  unexpectedOption: '{val} is not one of the expected options',
  noListSelected: 'A List must be selected',
  tagExists: 'This {tagType} already exists',
  oneTagAtATime: 'You may only edit one {tagType} at a time',
  noCodeEditing: 'Code editing is not available on Android',
  openFailed: 'Unable to open form',
  updateFailed: 'Unable to update form',
  fontsFailed: 'Unable to load fonts',
  collectionsFailed: 'Unable to load collections',
  timeZoneFailed: 'Failed to load timezone {timeZone}',
};
