import { isLoggedIn } from '#site/account/isLoggedIn';
export const known = isLoggedIn;
