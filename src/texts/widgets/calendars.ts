/** What calendars of events say. */
export const calendars = {
  previous: 'Previous month',
  next: 'Next month',
  failed: 'Unable to load the month',
};
