/** Buttons that follow somebody. */
export const follows = {
  load: 'Load follow button from {site}',
  profile: 'Follow @{name}',
};
