/** What the data layer and its system-error overlay say. */
export const calls = {
  unparsable: 'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
  /** The ellipsis is part of the text. */
  unableToConnect: 'Unable to connect…',
  unauthorized: 'Unauthorized request',
  serverError: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  /** The overlay's title; in its cleaned variant the only thing that it says of the failure. */
  overlayTitle: 'Something Went Wrong!',
  /** The overlay's text in its network variant, where the server sent none. */
  overlayNetwork: 'Unable to connect to the product. Please try again.',
  /** The overlay's text in its generic variant. */
  overlayDetails: 'URL: {url}\nFormat: {format}\nMessage: {message}',
  reloadPage: 'Reload Page',
  clear: 'Clear',
};
