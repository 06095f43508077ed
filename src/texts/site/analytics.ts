/** Analytics and performance reports, for the console. */
export const analytics = {
  eventFailed: 'Error tracking event: HTTP Status {code}',
  settingsTimeout: 'Metric settings request timeout',
  settingsStatus: 'XHR request DONE with unexpected status: {code}',
  noPageLoadId: 'Unable to resolve pageLoadId',
};
