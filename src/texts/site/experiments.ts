/** Feature toggles and A/B tests, for the console. */
export const experiments = {
  notLoaded: 'The underlying Praetor configuration is not loaded',
  unknown: 'The specified feature does not exist',
  otherType: 'The specified feature is not a {type}',
  invalid: 'The specified feature has an invalid server-side definition',
};
