/** The announcement bar. */
export const announcements = {
  label: 'Announcement',
  close: 'Close Announcement',
};
