/** What is said on the way to the checkout. */
export const checkout = {
  title: 'Unable to check out',
  /** No cookie says that there is a cart. */
  noCookies:
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
};
