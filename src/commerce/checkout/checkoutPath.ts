/** The platform's page that leads on to the checkout of the visitor's cart. */
export const CHECKOUT = '/commerce/goto-checkout';
