/** The mobile information bar. */
export const contacts = {
  label: 'Contact',
  email: 'Email',
  phone: 'Phone',
  map: 'Map',
  hours: 'Hours',
  hoursTitle: 'Business Hours',
  open: 'We are currently open.',
  closed: 'We are currently closed.',
  noHours: 'Closed',
  close: 'Close Business Hours',
};
